import { useNavigate, useParams } from 'react-router';
import { CreatorPage } from '../features/profile/index.ts';
import { isTab, paths } from '../paths.ts';
import { listedTab } from './listed-tab.ts';
import { usePageTitle } from './use-page-title.ts';

/** /profile/{username}: what a person has made, as everybody may see it (specification 2). */
export function ProfilePage() {
  const { username = '', tab } = useParams();
  const navigate = useNavigate();
  usePageTitle(username);
  return (
    <CreatorPage
      username={username}
      tab={listedTab(isTab(tab) ? tab : 'all')}
      onTab={(next) => void navigate(paths.profile(username, next))}
    />
  );
}
