import { type SyntheticEvent, useState } from 'react';
import type { PlayoutSettings } from '@postkit/sdk/schema';
import { FailureBanner } from '../../host/failure-banner.tsx';
import { useNotify } from '../../host/use-notify.ts';
import { Button } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutChange } from './playout.queries.ts';
import { StationCategory } from './station-category.tsx';

/** Talk, shortest parts and the wait for late messages. Other users than admins do not see them. */
export function CartSettings({ settings, canEdit }: { settings: PlayoutSettings; canEdit: boolean }) {
  const messages = useWords(inputsMessages);
  const notify = useNotify();
  const [changes, setChanges] = useState<Partial<PlayoutSettings>>({});
  const { mutate, isPending, error } = usePlayoutChange((client, sent: Partial<PlayoutSettings>) =>
    client.playout.saveSettings(sent),
  );
  const shown = { ...settings, ...changes };
  const set = (change: Partial<PlayoutSettings>) => setChanges((before) => ({ ...before, ...change }));

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    mutate(changes, {
      onSuccess() {
        setChanges({});
        notify({ name: messages.name, details: messages.settingsSaved, type: 'success' });
      },
    });
  }

  const number = (
    name: 'shortest_talk_s' | 'shortest_element_s' | 'hold_s',
    label: string,
    description: string,
    maxValue: number,
  ) => (
    <NumberField
      label={label}
      description={description}
      minValue={0}
      maxValue={maxValue}
      isDisabled={isPending}
      value={shown[name]}
      onChange={(value) => set({ [name]: value ?? settings[name] })}
    />
  );
  if (!canEdit) return null;
  return (
    <Disclosure
      label={messages.settings}
      help={messages.settingsHelp}
      isOpenAtFirst={false}
      isHeldOpen={error !== null}
    >
      <form className="pk-stack pk-playout-settings" noValidate onSubmit={save}>
        {error && <FailureBanner error={error} call={messages.settingsFailed} />}
        <StationCategory
          label={messages.talkCategory}
          description={messages.talkCategoryHelp}
          value={shown.talk_category}
          onChange={(talk_category) => set({ talk_category })}
        />
        {number('shortest_talk_s', messages.shortestTalk, messages.shortestTalkHelp, 600)}
        {number('shortest_element_s', messages.shortestElement, messages.shortestElementHelp, 60)}
        {number('hold_s', messages.hold, messages.holdHelp, 600)}
        <div>
          <Button
            type="submit"
            variant="primary"
            isBusy={isPending}
            isDisabled={Object.keys(changes).length === 0}
          >
            {messages.saveSettings}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
