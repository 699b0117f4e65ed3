import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import type { CompanyStation } from '@postkit/sdk/schema';
import { useScreenCommands } from '../../host/commands/use-screen-commands.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { CompanyDialogs, type CompanyDialog } from './company-dialogs.tsx';
import { useCompanyController } from './company.controller.ts';
import { companyMessages } from './company.messages.ts';
import { CompanyView } from './company.view.tsx';
import './company.css';

/** The company and its stations: company admins add, change, archive and delete them. */
export const CompanyScreen = withWords('company', function CompanyScreen() {
  const messages = useWords(companyMessages);
  const { screen, state } = useCompanyController();
  const [dialog, setDialog] = useState<CompanyDialog | null>(null);
  const [focusId, setFocusId] = useState<number | null>(null);
  const onFocused = useCallback(() => setFocusId(null), []);
  const add = useCallback(() => setDialog({ kind: 'add' }), []);
  const edit = useCallback((station: CompanyStation) => setDialog({ kind: 'edit', station }), []);

  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      isFilled
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={add}>
          {messages.add}
        </Button>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton height="32px" width="320px" />
          <Skeleton height="420px" />
        </>
      }
    >
      {({ data, settings }) => (
        <>
          <AddCommand onAdd={add} />
          <CompanyView
            {...state}
            company={data.company}
            focusId={focusId}
            onFocused={onFocused}
            onOpen={setDialog}
            onEdit={edit}
          />
          <CompanyDialogs
            dialog={dialog}
            stations={data.stations}
            company={data.company}
            settings={settings}
            onChange={setDialog}
            onDone={setFocusId}
          />
        </>
      )}
    </Screen>
  );
});

/** Adds a station from the palette. */
function AddCommand({ onAdd }: { onAdd: () => void }) {
  const { addCommand } = useWords(companyMessages);
  const commands = useMemo(() => [{ id: 'add-station', ...addCommand, run: onAdd }], [addCommand, onAdd]);
  useScreenCommands({ commands });
  return null;
}
