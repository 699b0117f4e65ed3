import Code from 'lucide-react/icons/code';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const webwidget = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: PanelsTopLeft,
    does: messages.webwidget.does,
    stays: null,
    isSentTo: false,
    setup: {
      order: 2,
      label: messages.webwidget.label,
      term: 'widget',
      steps: [
        {
          kind: 'fields',
          fields: [
            { name: 'title', label: messages.webwidget.title, description: messages.webwidget.titleHelp },
          ],
        },
        { kind: 'settings', always: messages.webwidget.always },
      ],
      fixed: { default_on_post: true },
      action: { id: 'embed-code', label: messages.webwidget.action, icon: Code },
      ends: () => messages.webwidget.ends,
    },
  };
};
