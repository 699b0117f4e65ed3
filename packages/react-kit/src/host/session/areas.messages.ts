import { type MenuAreaId, screens } from '../../screens.ts';
import { defineMessages } from '../../words/define-messages.ts';

const labels = Object.fromEntries(
  Object.values(screens).flatMap((screen) => ('menu' in screen ? [[screen.area, screen.menu.label]] : [])),
) as Record<MenuAreaId, string>;

export const areasMessages = defineMessages('screen/session/areas', {
  areas: labels,
  sections: { content: 'My Content', management: 'Management' },
});
