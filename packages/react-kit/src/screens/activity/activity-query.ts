import {
  auditActions,
  auditKinds,
  type AuditAction,
  type AuditFilter,
  type AuditKind,
} from '@postkit/sdk/schema';
import { addDays, type CalendarDate, momentInZone } from '../../host/time/zoned-time.ts';

/** The filters of the screen, as its address holds them. */
export interface ActivityFilters {
  user: number | null;
  kind: AuditKind | null;
  /** Id of a thing of the kind. */
  thing: string | null;
  action: AuditAction | null;
  /** First and last day in the time zone of the station. */
  days: { start: CalendarDate; end: CalendarDate } | null;
  search: string;
}

export const noFilters: ActivityFilters = {
  user: null,
  kind: null,
  thing: null,
  action: null,
  days: null,
  search: '',
};

const date = /^\d{4}-\d{2}-\d{2}$/;

export function readActivityQuery(query: string): ActivityFilters {
  const params = new URLSearchParams(query);
  const user = Number(params.get('user'));
  const kind = auditKinds.find((one) => one === params.get('kind')) ?? null;
  const [start, end] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    user: Number.isSafeInteger(user) && user > 0 ? user : null,
    kind,
    thing: kind ? params.get('thing') : null,
    action: auditActions.find((one) => one === params.get('action')) ?? null,
    days: date.test(start) && date.test(end) ? { start, end } : null,
    search: params.get('search') ?? '',
  };
}

export function writeActivityQuery({
  user,
  kind,
  thing,
  action,
  days,
  search,
}: ActivityFilters): URLSearchParams {
  const values = { user, kind, thing: kind && thing, action, from: days?.start, to: days?.end, search };
  const set = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}

/** The filters as the SDK takes them. @param zone time zone of the station */
export function auditFilterOf(
  { user, kind, thing, action, days, search }: ActivityFilters,
  zone: string,
): AuditFilter {
  const from = days && momentInZone(days.start, '00:00', zone);
  const until = days && momentInZone(addDays(days.end, 1), '00:00', zone);
  return {
    ...(user === null ? {} : { user }),
    ...(kind === null ? {} : { kind }),
    ...(kind === null || thing === null ? {} : { thing }),
    ...(action === null ? {} : { action }),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
}
