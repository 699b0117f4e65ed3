import { useState } from 'react';
import type { FiguresSelection } from '../../data/analytics/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages, csvMessages } from './analytics.messages.ts';
import { formatChosenDate } from './format-figures.ts';
import type { Csv } from './use-csv.ts';

export interface CsvDialogProps {
  selection: FiguresSelection;
  csv: Csv;
  onClose: () => void;
}

/** Requests all rows of a tab as a file, downloaded here or sent by email. */
export function CsvDialog({ selection: { tab, ...selection }, csv, onClose }: CsvDialogProps) {
  const catalogue = useCatalogue();
  const analyticsWords = useWords(analyticsMessages);
  const messages = useWords(csvMessages);
  const [email, setEmail] = useState('');
  const { start_date, end_date } = selection.query;

  async function request(): Promise<void> {
    if (await csv.request({ tab, ...selection }, email.trim())) onClose();
  }

  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form="pk-analytics-csv"
            variant="primary"
            isBusy={csv.isRequesting}
            busyLabel={messages.requesting}
          >
            {messages.request}
          </Button>
        </>
      }
    >
      <form
        id="pk-analytics-csv"
        className="pk-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void request();
        }}
      >
        <p>
          {messages.text(
            analyticsWords.tabs[tab],
            formatChosenDate(start_date, catalogue),
            formatChosenDate(end_date, catalogue),
          )}
        </p>
        <p className="pk-muted">{messages.wait}</p>
        <TextField
          label={messages.email}
          description={messages.emailHelp}
          errorMessage={csv.emailError || undefined}
          type="email"
          value={email}
          onChange={setEmail}
        />
      </form>
    </Dialog>
  );
}
