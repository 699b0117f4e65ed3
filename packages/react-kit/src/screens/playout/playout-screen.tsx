import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { isAllowed, playoutOperations } from '@postkit/sdk/operations';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { lazySection } from '../../host/lazy-section.tsx';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useWords } from '../../words/use-words.ts';
import { type InputDialog, InputDialogs } from './input-dialogs.tsx';
import { InputsPanel } from './inputs-panel.tsx';
import { inputsMessages } from './inputs.messages.ts';
import './playout.css';
import { usePlayoutInputs } from './playout.queries.ts';

const Journal = lazySection(
  () => import('./journal/journal.tsx').then((module) => module.Journal),
  () => <Skeleton height="420px" />,
);

/** The query contains `view` (`inputs` or `journal`), and for the journal `day`, `input`, `fate` and `faults`. */
export type PlayoutScreenProps = ScreenQueryProps;

/** The inputs by which the station learns what is on air, and the journal of their messages. Admins change inputs. */
export const PlayoutScreen = withWords('playout', function PlayoutScreen(props: PlayoutScreenProps) {
  const messages = useWords(inputsMessages);
  const access = useAccess('playout');
  const inputs = usePlayoutInputs({ enabled: access.isOpen });
  const screen = useScreen(access, { inputs });
  const [dialog, setDialog] = useState<InputDialog | null>(null);
  const { query, change } = useScreenQuery(props);
  const state = new URLSearchParams(query);
  const view = state.get('view') === 'journal' ? 'journal' : 'inputs';
  const canEdit =
    screen.status === 'ready' && isAllowed(playoutOperations.createInput, screen.session.permissions);
  const canCorrect =
    screen.status === 'ready' && isAllowed(playoutOperations.previewCorrection, screen.session.permissions);
  const openAdd = canEdit ? () => setDialog({ kind: 'add' }) : null;

  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      action={
        openAdd && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={openAdd}>
            {messages.add}
          </Button>
        )
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<Skeleton height="240px" />}
    >
      {({ data, settings }) => (
        <>
          <Tabs
            label={messages.sections}
            value={view}
            onChange={(next) => change(new URLSearchParams(next === 'inputs' ? {} : { view: next }))}
            items={[
              {
                id: 'inputs',
                label: messages.inputs,
                content: (
                  <InputsPanel
                    data={data.inputs}
                    zone={settings.timezone}
                    canEdit={canEdit}
                    onOpen={setDialog}
                    onJournal={(id) => change(new URLSearchParams({ view: 'journal', input: String(id) }))}
                  />
                ),
              },
              {
                id: 'journal',
                label: messages.journal,
                content: (
                  <Journal
                    data={data.inputs}
                    zone={settings.timezone}
                    query={state}
                    onQuery={(next) => change(next, { replace: true })}
                    onAdd={openAdd}
                    canCorrect={canCorrect}
                  />
                ),
              },
            ]}
          />
          <InputDialogs dialog={dialog} data={data.inputs} zone={settings.timezone} onChange={setDialog} />
        </>
      )}
    </Screen>
  );
});
