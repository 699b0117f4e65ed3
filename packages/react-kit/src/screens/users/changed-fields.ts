import type { User, UserSave } from '@postkit/sdk/schema';

export type ComparedField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'access'
  | 'disabled'
  | 'stations'
  | 'shows'
  | 'password';

export interface ChangedField {
  field: ComparedField;
  mine: string;
  theirs: string;
}

export interface ComparisonTexts {
  access: Record<'admin' | 'user', string>;
  status: Record<0 | 1, string>;
  noStations: string;
  /** The number of shows that a user is limited to; null for all. */
  shows(count: number | null): string;
  newPassword: string;
  samePassword: string;
}

const byName = (a: string, b: string) => a.localeCompare(b);

/** The fields in which a refused save differs from the station's version, as text. */
export function changedFields(mine: UserSave, theirs: User, texts: ComparisonTexts): ChangedField[] {
  const chosen = new Map<string | undefined, string>(
    theirs.user_stations.map(({ station, station_name }) => [station, station_name]),
  );
  const stations = (names: readonly string[]) => names.toSorted(byName).join(', ') || texts.noStations;
  const isDisabled = mine.disabled === 1;
  const rows: ChangedField[] = [
    { field: 'first_name', mine: mine.first_name, theirs: theirs.first_name },
    { field: 'last_name', mine: mine.last_name, theirs: theirs.last_name },
    { field: 'email', mine: mine.email, theirs: theirs.email },
    {
      field: 'access',
      mine: texts.access[mine.accessLevel],
      theirs: texts.access[theirs.admin_stations.length > 0 ? 'admin' : 'user'],
    },
    { field: 'disabled', mine: texts.status[mine.disabled ?? 0], theirs: texts.status[theirs.disabled] },
    {
      field: 'stations',
      mine: stations(mine.stations.map(({ station, stationTitle }) => chosen.get(station) ?? stationTitle)),
      theirs: stations([...chosen.values()]),
    },
    { field: 'shows', ...limits(mine, theirs, texts) },
    {
      field: 'password',
      mine: mine.password && !isDisabled ? texts.newPassword : texts.samePassword,
      theirs: texts.samePassword,
    },
  ];
  return rows.filter((row) => row.mine !== row.theirs);
}

/** The limits at the station whose shows the form offers. */
function limits(
  { stations, accessLevel }: UserSave,
  theirs: User,
  texts: ComparisonTexts,
): Pick<ChangedField, 'mine' | 'theirs'> {
  const offered = stations.find(({ shows }) => shows !== undefined);
  const saved = theirs.user_stations.find(({ station }) => station === offered?.station)?.shows ?? null;
  if (!offered || accessLevel === 'admin') return { mine: '', theirs: '' };
  return { mine: texts.shows(offered.shows?.length ?? null), theirs: texts.shows(saved?.length ?? null) };
}
