import { type SyntheticEvent, useState } from 'react';
import type { Show } from '@postkit/sdk/schema';
import type { HostAddress } from '../../host/host.ts';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { useWords } from '../../words/use-words.ts';
import { InternalLink } from './internal-link.tsx';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';

export interface ChooseShowProps {
  shows: readonly Show[];
  listAddress: HostAddress;
  choose: (showId: number) => void;
}

/** Asks for the show of a new schedule if the address names none. */
export function ChooseShow({ shows, listAddress, choose }: ChooseShowProps) {
  const messages = useWords(scheduleSetupMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  if (shows.length === 0) {
    return (
      <EmptyState
        title={messages.noShows}
        action={<InternalLink to={listAddress}>{messages.toList}</InternalLink>}
      >
        {messages.noShowsText}
      </EmptyState>
    );
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (chosen !== null) choose(Number(chosen));
  }

  return (
    <form className="pk-schedule-show" noValidate onSubmit={submit}>
      <div>
        <Heading level={2} look={4}>
          {messages.chooseShow}
        </Heading>
        <p className="pk-muted">{messages.chooseShowText}</p>
      </div>
      <ComboBox
        label={messages.show}
        options={byTitle(shows).map(({ id, title }) => ({ id: String(id), label: title }))}
        value={chosen}
        emptyMessage={messages.noShowOfThatName}
        onChange={setChosen}
      />
      <div className="pk-row">
        <InternalLink to={listAddress}>{messages.cancel}</InternalLink>
        <Button type="submit" variant="primary" isDisabled={chosen === null}>
          {messages.continue}
        </Button>
      </div>
    </form>
  );
}

function byTitle(shows: readonly Show[]): Show[] {
  return shows.toSorted((a, b) => a.title.localeCompare(b.title) || a.id - b.id);
}
