import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { type FeedFilter, feedFilter } from '@postkit/sdk/schema';
import { destinationsQueries } from '../../../data/destinations/index.ts';
import { tagsQueries, useTagsLive } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { CheckGroup } from '../../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { FeedContentsProps } from './feed-contents-props.ts';
import { feedContentsMessages } from './feed.messages.ts';

const types = feedFilter.shape.episode_types.element.options;

/** Which episodes a feed lists, and how many they are now. */
export function FeedFilterFields({ form, held }: FeedContentsProps) {
  const messages = useWords(feedContentsMessages);
  const [filter, allShows] = useWatch({ control: form.control, name: ['feed_filter', 'all_shows'] });
  return (
    <div className="pk-feed-contents">
      <Controller
        control={form.control}
        name="all_shows"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={messages.allShows}
            description={messages.allShowsHelp}
            isSelected={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="feed_filter"
        render={({ field: { value, onChange } }) => (
          <FilterFields value={value} onChange={(change) => onChange({ ...value, ...change })} />
        )}
      />
      {held && <FeedCount id={held.id} filter={filter} allShows={allShows} />}
    </div>
  );
}

function FilterFields({
  value,
  onChange,
}: {
  value: FeedFilter;
  onChange: (change: Partial<FeedFilter>) => void;
}) {
  const messages = useWords(feedContentsMessages);
  const { client } = usePostKit();
  useTagsLive();
  const tags = useQuery(tagsQueries.list(client)).data;
  return (
    <>
      <MultiSelect
        label={messages.tags}
        description={messages.tagsHelp}
        placeholder={messages.everyTag}
        isSearchable
        isDisabled={tags === undefined}
        options={(tags ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        value={value.tags.map(String)}
        onChange={(ids) => onChange({ tags: ids.map(Number) })}
      />
      <CheckGroup legend={messages.kinds}>
        {types.map((type) => (
          <Checkbox
            key={type}
            label={messages.types[type]}
            isSelected={value.episode_types.length === 0 || value.episode_types.includes(type)}
            onChange={(isListed) =>
              onChange({ episode_types: withType(value.episode_types, type, isListed) })
            }
          />
        ))}
      </CheckGroup>
      <NumberField
        label={messages.delay}
        description={messages.delayHelp}
        minValue={0}
        maxValue={8760}
        value={value.delay_hours}
        onChange={(hours) => onChange({ delay_hours: hours ?? 0 })}
      />
      <NumberField
        label={messages.newest}
        description={messages.newestHelp}
        minValue={1}
        maxValue={10_000}
        value={value.newest === 0 ? null : value.newest}
        onChange={(newest) => onChange({ newest: newest ?? 0 })}
      />
    </>
  );
}

/** Kinds after a change; all of them, or none, are an empty list, which lists every kind. */
function withType(
  listed: FeedFilter['episode_types'],
  type: (typeof types)[number],
  isListed: boolean,
): FeedFilter['episode_types'] {
  const before = listed.length === 0 ? types : listed;
  const after = types.filter((each) => (each === type ? isListed : before.includes(each)));
  return after.length === types.length ? [] : after;
}

function FeedCount({ id, filter, allShows }: { id: number; filter: FeedFilter; allShows: boolean }) {
  const messages = useWords(feedContentsMessages);
  const { client } = usePostKit();
  const settled = useDeferredValue(filter);
  const { data, isError } = useQuery({
    ...destinationsQueries.feedCount(client, id, { filter: settled, allShows }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <p role="alert">{messages.countFailed}</p>;
  return <p role="status">{data ? messages.listed(data.listed, data.total) : messages.counting}</p>;
}
