import { usePostKit } from '../../host/postkit-context.ts';
import type { ThemeChoice } from '../../host/theme-choice.ts';
import type { MenuGroup } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The themes as entries of a menu; null on a page that sets the theme itself. */
export function useThemeGroup(): MenuGroup | null {
  const messages = useWords(shellMessages);
  const { theme } = usePostKit();
  if (!theme) return null;
  return {
    id: 'theme',
    label: messages.theme,
    selected: theme.choice,
    onSelect: (id) => {
      const choice = choices.find((each) => each === id);
      if (choice) theme.choose(choice);
    },
    items: choices.map((id) => ({ id, label: messages.themes[id] })),
  };
}
