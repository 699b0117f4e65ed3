import { useState } from 'react';
import {
  type Connection,
  defaultWidgetLook,
  type Settings,
  type WidgetConfig,
  widgetConfigDefaults,
  type WidgetLook,
  widgetLook,
} from '@postkit/sdk/schema';
import { useSaveDestination } from '../../../data/destinations/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { setupMessages } from '../setup.messages.ts';
import { widgetMessages } from './widget.messages.ts';

/** The options of a web widget's embed code; only the theme is stored with the widget. */
export function useWidgetConfigurator({ id, type, historical_items }: Connection, { station }: Settings) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const setupWords = useWords(setupMessages);
  const messages = useWords(widgetMessages);
  const [stored, setStored] = useState<WidgetLook>(
    () => widgetLook.safeParse(historical_items).data ?? defaultWidgetLook,
  );
  // Colours show in no other theme.
  const [config, setConfig] = useState<WidgetConfig>(() =>
    widgetConfigDefaults({ ...stored, station, zone: id, theme: 'custom' }),
  );
  const save = useSaveDestination();
  const look = { colors: config.colors, full: config.full, vertical: config.vertical };

  function submit(): void {
    const fields = { type, historical_items: { ...historical_items, ...look } };
    save.mutate(
      { id, fields },
      {
        onError: (error) => reportFailure(setupWords.saveFailed, error),
        onSuccess() {
          setStored(look);
          notify({ name: messages.title, details: messages.saved, type: 'success' });
        },
      },
    );
  }

  return {
    config,
    change: (changes: Partial<WidgetConfig>) => setConfig({ ...config, ...changes }),
    isChanged: JSON.stringify(look) !== JSON.stringify(stored),
    isBusy: save.isPending,
    failure: save.error && setupWords.saveFailed,
    submit,
  };
}
