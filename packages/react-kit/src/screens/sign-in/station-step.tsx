import { useState } from 'react';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useWords } from '../../words/use-words.ts';
import type { StationsStep } from './sign-in.controller.ts';
import { signInMessages } from './sign-in.messages.ts';
import { choiceMode } from './station-choice.ts';
import { StationList } from './station-list.tsx';

// Loaded on demand: few users have enough stations for drop-downs, whose code is as large as the rest of the screen.
const StationFiltersForm = lazyPart(
  () => import('./station-filters-form.tsx').then((module) => module.StationFiltersForm),
  (failure) => <PartFailureNotice {...failure} />,
);

/** The second step: the choice of a station. */
export function StationStep({ stations, isBusy, choose, back }: StationsStep) {
  const messages = useWords(signInMessages);
  const hasFilters = choiceMode(stations) === 'filters';
  const [isSearching, setSearching] = useState(!hasFilters);
  const Choice = isSearching ? StationList : StationFiltersForm;
  return (
    <>
      <Heading level={1}>{messages.titles.stations}</Heading>
      {stations.length === 0 ? (
        <p role="status">{messages.noStations}</p>
      ) : (
        <Choice stations={stations} isBusy={isBusy} onChoose={choose} />
      )}
      <div className="pk-sign-in-back">
        {hasFilters && (
          <Button variant="quiet" onPress={() => setSearching(!isSearching)}>
            {isSearching ? messages.byPlace : messages.byName}
          </Button>
        )}
        <Button variant="quiet" onPress={back}>
          {messages.back}
        </Button>
      </div>
    </>
  );
}
