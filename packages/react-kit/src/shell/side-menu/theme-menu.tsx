import SunMoon from 'lucide-react/icons/sun-moon';
import { usePostKit } from '../../host/postkit-context.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import { useThemeGroup } from './use-theme-group.ts';

/** The choice of a theme, absent on a page that sets the theme itself. */
export function ThemeMenu() {
  const messages = useWords(shellMessages);
  const { theme } = usePostKit();
  const group = useThemeGroup();
  if (!theme || !group) return null;
  return (
    <Menu
      label={messages.theme}
      isIconOnly
      variant="quiet"
      size="small"
      icon={<SunMoon aria-hidden="true" />}
      placement="top start"
      groups={[group]}
    />
  );
}
