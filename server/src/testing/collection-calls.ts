import { contract } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { privacy } from '@loomlight/contract/privacy';
import { trash } from '@loomlight/contract/trash';
import { systemIds } from '../kernel/ids.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** The calls of collections, and of what happens to the items in them, as anybody makes them. */
export function collectionCalls(test: () => TestApp) {
  const as = (who: TestPerson | undefined) => (who ? { token: who.token } : {});
  const create = (who: TestPerson | undefined, body: object = {}, id: string = systemIds.uuid()) =>
    test().call(collections.create, { ...as(who), params: { id }, rawBody: { name: 'Northern nights', ...body } });
  const made = async (who: TestPerson, body: object = {}) => (await create(who, body)).body.collection.id;
  const change = (who: TestPerson | undefined, id: string, rawBody: object) =>
    test().call(collections.change, { ...as(who), params: { id }, rawBody });
  const remove = (who: TestPerson | undefined, id: string) =>
    test().call(collections.remove, { ...as(who), params: { id } });
  const add = (who: TestPerson | undefined, id: string, ids: readonly string[]) =>
    test().call(collections.addItems, { ...as(who), params: { id }, body: { ids: [...ids] } });
  const takeOut = (who: TestPerson | undefined, id: string, ids: readonly string[]) =>
    test().call(collections.removeItems, { ...as(who), params: { id }, body: { ids: [...ids] } });
  const move = (who: TestPerson | undefined, id: string, item: string, before: string | null) =>
    test().call(collections.moveItem, { ...as(who), params: { id }, body: { item, before } });
  const get = (who: TestPerson | undefined, id: string) => test().call(collections.get, { ...as(who), params: { id } });
  const items = (who: TestPerson | undefined, id: string, query: object = {}) =>
    test().call(collections.items, { ...as(who), params: { id }, query });
  const own = (who: TestPerson | undefined, query: object = {}) => test().call(collections.list, { ...as(who), query });
  const ofPerson = (username: string, who?: TestPerson) =>
    test().call(collections.ofPerson, { ...as(who), params: { username } });
  const choices = async (who: TestPerson, item: string) =>
    (await test().call(collections.choices, { ...as(who), query: { item } })).body.collections;
  const idsOf = async (who: TestPerson | undefined, id: string) =>
    (await items(who, id)).body.generations.map((item) => item.id);
  const told = async (who: TestPerson | undefined, id: string) => {
    const { count, covers, cover_id } = (await get(who, id)).body.collection;
    return { count, covers: covers.map((cover) => cover.id), cover_id };
  };
  const images = async (who: TestPerson, count: number, wish: object = {}) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await test().image(who, wish));
    return ids;
  };
  const discard = (who: TestPerson, id: string) =>
    test().call(contract.images.remove, { params: { id }, token: who.token });
  const putBack = (who: TestPerson, ids: string[]) => test().call(trash.putBack, { token: who.token, body: { ids } });
  const show = (who: TestPerson, id: string, isPublic: boolean) =>
    test().call(contract.images.change, { params: { id }, token: who.token, rawBody: { is_public: isPublic } });
  const leave = (who: TestPerson) =>
    test().call(privacy.deleteAccount, { token: who.token, body: { password: test().password, confirm: 'DELETE' } });
  const places = () => test().database.db.selectFrom('collection_item').selectAll().orderBy('position').execute();
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);
  return {
    as,
    create,
    made,
    change,
    remove,
    add,
    takeOut,
    move,
    get,
    items,
    own,
    ofPerson,
    choices,
    idsOf,
    told,
    images,
    discard,
    putBack,
    show,
    leave,
    places,
    statuses,
  };
}

/** An id that nothing has. */
export const missing = '018f0000-0000-7000-8000-000000000000';
