import '../../ui/chip.css';
import './search.css';
import { limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { suggestionsQuery } from '../../api/suggestions-query.ts';
import { atMost } from '../../lib/at-most.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';

/**
 * What the words of the field can become, in one row below it that can be pushed along: longer words with how many pictures have them, and people (KEEP-19).
 * Where there is nothing of the kind, or it cannot be had, there is no row.
 */
export function Suggested({ words, onChoose }: { words: string; onChoose: (words: string) => void }) {
  const asks = words.length >= limits.suggestFrom;
  const { data } = useQuery({ ...suggestionsQuery(words), enabled: asks });
  const longer = (data?.words ?? []).filter((row) => row.words.toLowerCase() !== words.toLowerCase());
  const people = data?.people ?? [];
  if (!asks || longer.length + people.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="suggested">
      {longer.map(({ words: text, count }) => (
        <li key={text}>
          <button type="button" className="chip" onClick={() => onChoose(text)}>
            <bdi className="max-w-60 truncate">{text}</bdi>
            <span className="num text-ink-3">{atMost(count, limits.suggestedCountMax)}</span>
          </button>
        </li>
      ))}
      {people.map(({ username, fullName, profile_pic: face }) => (
        <li key={username}>
          <Link to={paths.profile(username)} className="chip">
            <ProfilePicture name={fullName} src={face} size={24} />
            <bdi className="max-w-60 truncate">{fullName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
