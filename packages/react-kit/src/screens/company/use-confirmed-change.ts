import type { PostKitClient } from '@postkit/sdk';
import { useStationsChange } from '../../data/stations/index.ts';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';

export interface ConfirmedChangeOptions {
  change(client: PostKitClient): Promise<unknown>;
  /** Message after the change. */
  done: string;
  /** Begins the text of a failure. */
  failed: string;
  onDone(): void;
}

/** The change that a question confirms. */
export function useConfirmedChange({ change, done, failed, onDone }: ConfirmedChangeOptions) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(companyMessages);
  const { mutate, isPending, error } = useStationsChange((client, run: ConfirmedChangeOptions['change']) =>
    run(client),
  );
  return {
    isPending,
    failure: error ? failureText(error, catalogue, failed) : undefined,
    run: () =>
      mutate(change, {
        onSuccess() {
          notify({ name: messages.message, details: done, type: 'success' });
          onDone();
        },
      }),
  };
}
