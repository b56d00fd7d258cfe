import { useNavigate, useParams } from 'react-router';
import { isTab, paths } from '../paths.ts';
import { CreatorRoute } from './creator-route.tsx';

/** /profile/{username}: what a person has made (R-ROUTE-10); under one's own name, one's own dashboard (R-DASH-03). */
export function ProfilePage() {
  const { username = '', tab } = useParams();
  const navigate = useNavigate();
  return (
    <CreatorRoute
      username={username}
      tab={isTab(tab) ? tab : 'all'}
      addressOf={paths.profile}
      onTab={(next) => void navigate(paths.profile(username, next))}
    />
  );
}
