import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { AssignLicenceDialog } from './assign-licence-dialog.tsx';
import type { HeldLicence } from './licence-list.ts';
import { useLicencesController } from './licences.controller.ts';
import { licencesMessages } from './licences.messages.ts';
import './licences.css';
import { LicencesView } from './licences.view.tsx';
import { RemoveLicenceDialog } from './remove-licence-dialog.tsx';

type OpenDialog = { kind: 'assign' } | { kind: 'remove'; held: HeldLicence } | null;

/** The licences of the company's users at its stations: company admins assign, change and remove them. */
export const LicencesScreen = withWords('licences', function LicencesScreen() {
  const messages = useWords(licencesMessages);
  const { screen, state } = useLicencesController();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { station } = state;
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPress={() => setDialog({ kind: 'assign' })}
        >
          {messages.assign}
        </Button>
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton height="56px" width="480px" />
          <Skeleton height="320px" />
        </>
      }
    >
      {({ data, settings }) =>
        station && (
          <>
            <LicencesView
              {...state}
              station={station}
              stations={data.licences.stations}
              sales={settings.links.sales}
              onRemove={(held) => setDialog({ kind: 'remove', held })}
            />
            {dialog?.kind === 'assign' && (
              <AssignLicenceDialog station={station} users={data.licences.users} onClose={close} />
            )}
            {dialog?.kind === 'remove' && (
              <RemoveLicenceDialog station={station} held={dialog.held} onClose={close} />
            )}
          </>
        )
      }
    </Screen>
  );
});
