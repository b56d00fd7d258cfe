import { profilePicturePath, publicMediaPath } from '@loomlight/contract';
import type { FoundPerson, search, Thumbnail } from '@loomlight/contract/search';
import type { ReplyOf } from '@loomlight/contract';
import type { OpenItem } from './search.store.ts';
import type { SearchStart } from './start-search.ts';
import type { Suggested } from './suggest-search.ts';

/** What is known of a public picture that is shown without its words. */
export type ShownItem = Omit<OpenItem, 'prompt' | 'full_name' | 'profile_pic_id'>;

/** A public picture as a thumbnail: no word of it. */
export function presentThumbnail(item: ShownItem): Thumbnail {
  const { id, content_type: contentType, username, width, height, placeholder, user_id: userId } = item;
  const small = publicMediaPath({ userId, contentType, id, small: true });
  return { id, content_type: contentType, username, width, height, placeholder, small_url: small };
}

function presentPerson(
  userId: string,
  person: Pick<OpenItem, 'username' | 'full_name' | 'profile_pic_id'>,
): FoundPerson {
  const { username, full_name: fullName, profile_pic_id: pictureId } = person;
  const face = pictureId === null ? null : profilePicturePath({ userId, pictureId });
  return { username, fullName: fullName ?? username, profile_pic: face };
}

/** Suggestions on the wire. */
export function presentSuggested({ words, items, people }: Suggested): ReplyOf<typeof search.suggest> {
  return {
    words: [...words],
    generations: items.map(presentThumbnail),
    people: people.map((person) => presentPerson(person.id, person)),
  };
}

/** The beginning of a search on the wire. */
export function presentStart({ popular, styles, engines, people }: SearchStart): ReplyOf<typeof search.start> {
  return {
    popular: popular.map(({ words, item }) => ({ words, item: presentThumbnail(item) })),
    styles: styles.map(({ style, count, ...item }) => ({ style, count, item: presentThumbnail(item) })),
    engines: [...engines],
    people: people.map(({ person, items }) => ({
      ...presentPerson(person.user_id, person),
      generations: items.map(presentThumbnail),
    })),
  };
}
