import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { SeasonBadge } from '../features/season/SeasonBadge.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';

/** The top bar with the controls that other features contribute to it. */
export function AppTopBar() {
  return <TopBar seasonBadge={<SeasonBadge />} bell={<NotificationBell />} />;
}
