import { type CalendarDate, parseDate } from '@internationalized/date';
import X from 'lucide-react/icons/x';
import { auditActions, auditKinds, type AuditAction, type AuditKind } from '@postkit/sdk/schema';
import { useUsers } from '../../data/users/index.ts';
import { useTypedSearch } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateRangePicker } from '../../ui/date-range-picker/date-range-picker.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ActivityFilters } from './activity-query.ts';
import { activityMessages } from './activity.messages.ts';

export interface ActivityFilterBarProps {
  filters: ActivityFilters;
  onChange(change: Partial<ActivityFilters>, options?: { replace: boolean }): void;
}

/** Filters by name, user, kind, action and days. */
export function ActivityFilterBar({ filters, onChange }: ActivityFilterBarProps) {
  const messages = useWords(activityMessages);
  const { kind, thing, action, days } = filters;
  const [typed, setTyped] = useTypedSearch(filters.search, (search) =>
    onChange({ search }, { replace: true }),
  );
  return (
    <search className="pk-activity-filters" aria-label={messages.filters}>
      <SearchField label={messages.search} placeholder={messages.search} value={typed} onChange={setTyped} />
      <UserFilter filters={filters} onChange={onChange} />
      <Select<AuditKind | 'all'>
        label={messages.kind}
        isLabelHidden
        options={[
          { id: 'all', label: messages.allKinds },
          ...auditKinds.map((id) => ({ id, label: messages.kinds[id] })),
        ]}
        value={kind ?? 'all'}
        onChange={(id) => onChange({ kind: id === 'all' ? null : id, thing: null })}
      />
      <Select<AuditAction | 'all'>
        label={messages.action}
        isLabelHidden
        options={[
          { id: 'all', label: messages.allActions },
          ...auditActions.map((id) => ({ id, label: messages.actionNames[id] })),
        ]}
        value={action ?? 'all'}
        onChange={(id) => onChange({ action: id === 'all' ? null : id })}
      />
      <div className="pk-activity-days">
        <DateRangePicker<CalendarDate>
          label={messages.days}
          isLabelHidden
          value={days && { start: parseDate(days.start), end: parseDate(days.end) }}
          onChange={(range) =>
            onChange({ days: range && { start: range.start.toString(), end: range.end.toString() } })
          }
        />
      </div>
      {kind && thing !== null && (
        <Button
          icon={<X aria-hidden="true" />}
          aria-label={messages.clearThing}
          onPress={() => onChange({ thing: null })}
        >
          {messages.oneThing(messages.kinds[kind], thing)}
        </Button>
      )}
    </search>
  );
}

/** Without the list of users, such as while it loads, the filter offers all of them only. */
function UserFilter({ filters: { user }, onChange }: ActivityFilterBarProps) {
  const messages = useWords(activityMessages);
  const users = useUsers().data ?? [];
  const named = users.map(({ id, first_name: first, last_name: last, username }) => ({
    id: String(id),
    label: [first, last].filter(Boolean).join(' ') || username,
  }));
  const options = [
    { id: 'all', label: messages.allUsers },
    ...named.toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
  if (user !== null && !named.some(({ id }) => id === String(user)))
    options.push({ id: String(user), label: `${messages.user} ${user}` });
  return (
    <Select
      label={messages.user}
      isLabelHidden
      isSearchable={options.length > 10}
      options={options}
      value={user === null ? 'all' : String(user)}
      onChange={(id) => onChange({ user: id === 'all' ? null : Number(id) })}
    />
  );
}
