import Code from 'lucide-react/icons/code';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import type { SetupDestination } from './destination-type.ts';

export const webwidget: SetupDestination = {
  name: 'Web widget',
  icon: PanelsTopLeft,
  does: 'A player for your own website.',
  stays: null,
  isSentTo: false,
  setup: {
    order: 2,
    label: 'Web Widget',
    term: 'widget',
    steps: [
      { kind: 'fields', fields: [{ name: 'title', label: 'Title', description: 'Not shown to listeners.' }] },
      { kind: 'settings', always: 'A widget shows every episode that is published to it. It is always selected by default.' },
    ],
    fixed: { default_on_post: true },
    action: { id: 'embed-code', label: 'Get embed code', icon: Code },
    ends: () => 'Players on other sites that use its embed code stop working.',
  },
};
