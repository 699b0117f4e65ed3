import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { memo, useCallback } from 'react';
import type { Show } from '@postkit/sdk/schema';
import { UnlessDemo } from '../../host/demo/unless-demo.tsx';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Select } from '../../ui/select/select.tsx';
import { VirtualList } from '../../ui/virtual-list/virtual-list.tsx';
import { useWords } from '../../words/use-words.ts';
import { cardHeight, ShowCard } from './show-card.tsx';
import type { ShowsState } from './shows.controller.ts';
import { showsMessages } from './shows.messages.ts';

export interface ShowsViewProps extends ShowsState {
  timezone: string;
}

export function ShowsView(props: ShowsViewProps) {
  const messages = useWords(showsMessages);
  const { shows, count, typed, setTyped, sort, setSort, layout, setLayout } = props;
  return (
    <>
      <div className="pk-shows-tools">
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={typed}
          onChange={setTyped}
        />
        <ViewControls sort={sort} setSort={setSort} layout={layout} setLayout={setLayout} />
        <p className="pk-shows-count" role="status">
          {messages.count(shows.length, count)}
        </p>
      </div>
      <ShowList
        shows={shows}
        count={count}
        layout={layout}
        timezone={props.timezone}
        links={props.links}
        facts={props.facts}
      />
    </>
  );
}

/** Renders again only when the view changes, not with every key in the search field. */
const ViewControls = memo(function ViewControls({
  sort,
  setSort,
  layout,
  setLayout,
}: Pick<ShowsState, 'sort' | 'setSort' | 'layout' | 'setLayout'>) {
  const messages = useWords(showsMessages);
  return (
    <>
      <Select
        label={messages.sort}
        isLabelHidden
        options={[
          { id: 'latest', label: messages.sortLatest },
          { id: 'title', label: messages.sortTitle },
        ]}
        value={sort}
        onChange={setSort}
      />
      <SegmentedControl
        label={messages.layout}
        options={[
          { id: 'grid', label: messages.grid, icon: <LayoutGrid aria-hidden="true" /> },
          { id: 'list', label: messages.list, icon: <List aria-hidden="true" /> },
        ]}
        value={layout}
        onChange={setLayout}
      />
    </>
  );
});

type ShowListProps = Pick<ShowsViewProps, 'shows' | 'count' | 'layout' | 'timezone' | 'links' | 'facts'>;

/** Re-renders only when the shows change, not with every key in the search field. */
const ShowList = memo(function ShowList({ shows, count, layout, timezone, links, facts }: ShowListProps) {
  const messages = useWords(showsMessages);
  const renderShow = useCallback(
    (show: Show) => <ShowCard show={show} layout={layout} timezone={timezone} links={links} facts={facts} />,
    [layout, timezone, links, facts],
  );
  if (count === 0)
    return (
      <HostSlot name="showsEmpty" props={{}}>
        <UnlessDemo>
          {links.create ? (
            <EmptyState
              title={messages.none}
              action={<Button onPress={links.create}>{messages.create}</Button>}
            >
              {messages.noneText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.none}>{messages.noneChosen}</EmptyState>
          )}
        </UnlessDemo>
      </HostSlot>
    );
  if (shows.length === 0) return <EmptyState title={messages.noResults}>{messages.noResultsText}</EmptyState>;
  return (
    <VirtualList
      key={layout}
      className="pk-shows-list"
      label={messages.heading}
      items={shows}
      itemKey={keyOf}
      onAction={links.open}
      renderItem={renderShow}
      areStateless
      {...(layout === 'grid' ? grid : rows)}
    />
  );
});

const keyOf = (show: Show) => String(show.id);
const grid = { minColumnWidth: 168, estimateSize: cardHeight, gap: 16, overscan: 2 } as const;
const rows = { estimateSize: 64, isFixedSize: true, overscan: 8 } as const;
