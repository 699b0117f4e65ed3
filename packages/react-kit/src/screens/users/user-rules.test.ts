import { describe, expect, it } from 'vitest';
import { settings, type User } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { filterUsers, userName } from '../../data/users/user-list.ts';
import { makeUser } from '../../testing/make-user.ts';
import { english } from '../../words/catalogue.ts';
import { accessLevel } from './access-level.ts';
import { assignableStations, formStations } from './assignable-stations.ts';
import { changedFields } from './changed-fields.ts';
import { fieldsOfUser, newUserFields, type UserFields, userToSave } from './user-fields.ts';
import { isEnabling, userFormSchema } from './user-form-schema.ts';
import { userLocks } from './user-locks.ts';

const wxyz = { station: 'wxyz', station_name: 'WXYZ' };
const kabc = { station: 'kabc', station_name: 'KABC' };
const stations = [
  { station: 'kabc', stationTitle: 'Kay ABC', currentUserIsAdmin: true },
  { station: 'wxyz', stationTitle: 'WXYZ', currentUserIsAdmin: true },
];

const assignable = { stations, here: 'wxyz' };

describe('accessLevel', () => {
  it('USERS-011 is Company Admin if company_admin is 1, whatever the stations', () => {
    expect(accessLevel(makeUser({ company_admin: 1 }))).toBe('company-admin');
    expect(accessLevel(makeUser({ company_admin: 1, admin_stations: [wxyz] }))).toBe('company-admin');
  });

  it('USERS-012 USERS-013 is Admin with any admin station, else User', () => {
    expect(accessLevel(makeUser({ admin_stations: [wxyz], user_stations: [wxyz, kabc] }))).toBe('admin');
    expect(accessLevel(makeUser({ user_stations: [wxyz, kabc] }))).toBe('user');
  });
});

describe('listedUsers', () => {
  const ada = makeUser({ id: 2, first_name: 'Ada', last_name: 'Byron', email: 'countess@example.org' });
  const bea = makeUser({
    id: 11,
    first_name: 'Bea',
    last_name: 'Adams',
    email: 'bea@example.org',
    disabled: 1,
  });
  const list = (typed: string, hidesDisabled = false) =>
    filterUsers([ada, bea], { typed, hidesDisabled }).map(({ id }) => id);

  it('USERS-008 sorts by numeric id, newest first', () => {
    expect(list('')).toEqual([11, 2]);
  });

  it('finds first name, last name, both together and email, ignoring case', () => {
    expect(list('ADA')).toEqual([11, 2]);
    expect(list('bea adams')).toEqual([11]);
    expect(list(' Countess@ ')).toEqual([2]);
    expect(list('wxyz')).toEqual([]);
  });

  it('excludes disabled users on request', () => {
    expect(list('', true)).toEqual([2]);
  });

  it('falls back to the username or email for users without a name', () => {
    expect(userName(ada)).toBe('Ada Byron');
    expect(userName(makeUser({ first_name: '', last_name: '' }))).toBe('maya');
  });
});

describe('formStations', () => {
  const entry = { showEditor: true, podcastOnly: false, browserOnly: false, default_image: '' };
  const station_list = [
    { ...entry, station: 'wxyz', title: 'WXYZ', admin: true },
    { ...entry, station: 'kabc', title: 'Kay ABC', admin: false },
  ];
  const read = (company_admin: boolean) =>
    formStations(settings.parse(makeSettings({ station_list, company_admin })));

  it('USERS-026 contains stationTitle and currentUserIsAdmin of each station, sorted by title', () => {
    expect(read(false)).toEqual([
      { station: 'kabc', stationTitle: 'Kay ABC', currentUserIsAdmin: false },
      { station: 'wxyz', stationTitle: 'WXYZ', currentUserIsAdmin: true },
    ]);
  });

  it('keeps the stations that the caller administers, which are all for a company admin', () => {
    expect(assignableStations(read(false)).map(({ station }) => station)).toEqual(['wxyz']);
    expect(assignableStations(read(true)).map(({ station }) => station)).toEqual(['kabc', 'wxyz']);
  });
});

describe('userFormSchema', () => {
  const validFields: UserFields = {
    ...newUserFields(['wxyz']),
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.org',
    password: 'long enough',
  };
  function invalidFields(user: Parameters<typeof userFormSchema>[0], changes: Partial<UserFields>): string[] {
    const fields = { ...validFields, ...changes };
    return (userFormSchema(user, fields, english).safeParse(fields).error?.issues ?? []).map(({ path }) =>
      path.join('.'),
    );
  }

  it('requires names and email of all users, and reports all missing fields at once', () => {
    expect(invalidFields(null, {})).toEqual([]);
    expect(
      invalidFields(null, { first_name: ' ', last_name: '', email: '', password: '', stations: [] }),
    ).toEqual(['first_name', 'last_name', 'email', 'password', 'stations']);
  });

  it('USERS-028 requires a valid email, and a station unless the user works elsewhere or is disabled', () => {
    expect(invalidFields(null, { email: 'ada at example' })).toEqual(['email']);
    expect(invalidFields(null, { email: ' ada@example.org ' })).toEqual([]);
    expect(invalidFields(null, { stations: [] })).toEqual(['stations']);
    expect(invalidFields(makeUser(), { stations: [] })).toEqual(['stations']);
    expect(invalidFields(makeUser({ other_stations: 2 }), { stations: [] })).toEqual([]);
    expect(invalidFields(makeUser({ company_admin: 1 }), { stations: [] })).toEqual([]);
    expect(invalidFields(makeUser(), { stations: [], disabled: 1 })).toEqual([]);
  });

  it('requires a password of new and of enabled users only', () => {
    expect(invalidFields(null, { password: '' })).toEqual(['password']);
    expect(invalidFields(makeUser(), { password: '' })).toEqual([]);
    expect(invalidFields(makeUser(), { password: 'short' })).toEqual(['password']);
    expect(invalidFields(makeUser({ disabled: 1 }), { password: '' })).toEqual(['password']);
    expect(invalidFields(makeUser({ disabled: 1 }), { password: '', disabled: 1 })).toEqual([]);
  });
});

describe('isEnabling', () => {
  it('is for a disabled user whom the form enables, and not for a new one', () => {
    const enables = (user: User | null, disabled: 0 | 1) => isEnabling(user, { disabled });
    expect([enables(makeUser({ disabled: 1 }), 0), enables(makeUser({ disabled: 1 }), 1)]).toEqual([
      true,
      false,
    ]);
    expect([enables(makeUser(), 0), enables(null, 0)]).toEqual([false, false]);
  });
});

describe('userToSave', () => {
  const fields: UserFields = {
    ...newUserFields(['wxyz']),
    first_name: ' Ada ',
    last_name: 'Byron',
    email: 'ada@example.org ',
    username: '',
    password: 'long enough',
  };

  it('USERS-033 sends the fields that identify a user', () => {
    expect(userToSave(fields, null, assignable)).toEqual({
      isAdmin: false,
      accessLevel: 'user',
      company_admin: false,
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.org',
      username: '',
      password: 'long enough',
      stations: [{ stationTitle: 'WXYZ', station: 'wxyz' }],
    });
  });

  it('limits a user to the chosen shows of the current station', () => {
    const chosen = { ...fields, stations: ['wxyz', 'kabc'], limit: 'chosen', shows: ['3', '4'] } as const;
    expect(
      userToSave({ ...chosen, stations: [...chosen.stations], shows: [...chosen.shows] }, null, assignable)
        .stations,
    ).toEqual([
      { stationTitle: 'Kay ABC', station: 'kabc' },
      { stationTitle: 'WXYZ', station: 'wxyz', shows: [3, 4] },
    ]);
  });

  it('frees a limited user, and says nothing about the limit of an admin', () => {
    const limited = makeUser({ user_stations: [{ ...wxyz, shows: [3] }] });
    const opened = fieldsOfUser(limited, 'wxyz');
    expect(opened).toMatchObject({ limit: 'chosen', shows: ['3'] });
    expect(userToSave({ ...opened, limit: 'all' }, limited, assignable).stations).toEqual([
      { stationTitle: 'WXYZ', station: 'wxyz', shows: null },
    ]);
    expect(userToSave({ ...opened, access: 'admin' }, limited, assignable).stations).toEqual([
      { stationTitle: 'WXYZ', station: 'wxyz' },
    ]);
  });

  it('USERS-035 sends isAdmin true with accessLevel admin, and false with user, and never demotes a company admin', () => {
    expect(userToSave({ ...fields, access: 'admin' }, null, assignable)).toMatchObject({
      isAdmin: true,
      accessLevel: 'admin',
    });
    expect(userToSave(fields, null, assignable)).toMatchObject({ isAdmin: false, accessLevel: 'user' });
    const boss = makeUser({ company_admin: 1, admin_stations: [], user_stations: [] });
    expect(userToSave(fieldsOfUser(boss, 'wxyz'), boss, assignable)).toMatchObject({
      isAdmin: true,
      accessLevel: 'admin',
      company_admin: false,
    });
  });

  it('starts with the stations that a new user gets', () => {
    expect(newUserFields(['wxyz', 'kabc'])).toMatchObject({
      access: 'user',
      disabled: 0,
      stations: ['wxyz', 'kabc'],
    });
  });

  it('trims every name', () => {
    const spaced = {
      first_name: ' Ada ',
      last_name: ' Byron ',
      email: ' ada@example.org ',
      username: ' ada ',
    };
    const trimmed = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org', username: 'ada' };
    expect(userToSave({ ...fields, ...spaced }, null, assignable)).toMatchObject(trimmed);
  });

  it('revokes API keys on request only, with a new password of a user who stays enabled', () => {
    const revokes = (changes: Partial<UserFields>, user: User | null = makeUser()) =>
      userToSave({ ...fields, revokesApiKeys: true, ...changes }, user, assignable).revoke_api_keys;
    expect(revokes({})).toBe(true);
    for (const changes of [{ revokesApiKeys: false }, { password: '' }, { disabled: 1 }] as const)
      expect(revokes(changes)).toBeUndefined();
    expect(revokes({}, null)).toBeUndefined();
    expect([newUserFields([]).revokesApiKeys, fieldsOfUser(makeUser(), 'wxyz').revokesApiKeys]).toEqual([
      false,
      false,
    ]);
  });

  it('sends the user’s id and the version on which the change is based', () => {
    const user = makeUser();
    expect(userToSave(fieldsOfUser(user, 'wxyz'), user, assignable)).toMatchObject({
      id: 7,
      version: 3,
      username: 'maya',
      password: '',
    });
  });

  it('USERS-034 sends disabled for disabled users only', () => {
    expect(userToSave({ ...fields, disabled: 1 }, makeUser(), assignable).disabled).toBe(1);
    expect('disabled' in userToSave(fields, makeUser(), assignable)).toBe(false);
  });

  it('USERS-036 removes the stations of a disabled user', () => {
    expect(userToSave({ ...fields, disabled: 1 }, makeUser(), assignable).stations).toEqual([]);
  });

  it('USERS-037 replaces the password of a disabled user with a random one', () => {
    const passwords = Array.from(
      { length: 50 },
      () => userToSave({ ...fields, disabled: 1 }, makeUser(), assignable).password ?? '',
    );
    expect(new Set(passwords).size).toBe(50);
    expect(passwords.every((password) => /^[a-zA-Z2-9]{20}$/.test(password))).toBe(true);
  });
});

describe('userLocks', () => {
  const admin = { user_id: 1, company_admin: false };
  const boss = { user_id: 1, company_admin: true };

  it('lets an admin change ordinary users, and a company admin all others', () => {
    expect(Object.values(userLocks(null, admin)).every((lock) => lock === null)).toBe(true);
    expect(Object.values(userLocks(makeUser(), admin)).every((lock) => lock === null)).toBe(true);
    expect(
      Object.values(userLocks(makeUser({ company_admin: 1, other_stations: 4 }), boss)).every(
        (lock) => lock === null,
      ),
    ).toBe(true);
  });

  it('locks a company admin for all other users', () => {
    expect(userLocks(makeUser({ company_admin: 1 }), admin)).toEqual({
      identity: 'company-admin',
      access: 'company-admin',
      status: 'company-admin',
      stations: 'company-admin',
    });
  });

  it('leaves an admin only their own stations of a user who also works elsewhere', () => {
    expect(userLocks(makeUser({ other_stations: 1 }), admin)).toEqual({
      identity: 'elsewhere',
      access: null,
      status: 'elsewhere',
      stations: null,
    });
  });

  it('lets no user change their own access, status and stations', () => {
    expect(userLocks(makeUser({ id: 1 }), boss)).toEqual({
      identity: null,
      access: 'self',
      status: 'self',
      stations: 'self',
    });
  });
});

describe('changedFields', () => {
  const texts = {
    access: { admin: 'Admin', user: 'User' },
    status: { 0: 'Active', 1: 'Disabled' },
    noStations: 'none',
    newPassword: 'new',
    samePassword: 'same',
    shows: (count: number | null) => (count === null ? 'all' : `${count} shows`),
  } as const;

  it('lists the fields in which two versions differ, and no others', () => {
    const user = makeUser({ user_stations: [wxyz, kabc] });
    const mine = userToSave(
      { ...fieldsOfUser(user, 'wxyz'), last_name: 'Berg', password: 'long enough' },
      user,
      assignable,
    );
    const theirs = { ...user, admin_stations: [wxyz], user_stations: [wxyz], version: 4 };
    expect(changedFields(mine, theirs, texts)).toEqual([
      { field: 'last_name', mine: 'Berg', theirs: 'Lund' },
      { field: 'access', mine: 'User', theirs: 'Admin' },
      { field: 'stations', mine: 'Kay ABC, WXYZ', theirs: 'WXYZ' },
      { field: 'password', mine: 'new', theirs: 'same' },
    ]);
    expect(
      changedFields(userToSave(fieldsOfUser(theirs, 'wxyz'), theirs, assignable), theirs, texts),
    ).toEqual([]);
  });

  it('takes a station with another title as the same, and compares all names', () => {
    const user = makeUser({ user_stations: [wxyz, kabc] });
    const theirs = { ...user, first_name: 'Berit', email: 'berit@example.org', version: 4 };
    expect(changedFields(userToSave(fieldsOfUser(user, 'wxyz'), user, assignable), theirs, texts)).toEqual([
      { field: 'first_name', mine: user.first_name, theirs: 'Berit' },
      { field: 'email', mine: user.email, theirs: 'berit@example.org' },
    ]);
  });

  it('compares the number of shows that the user is limited to', () => {
    const user = makeUser({ user_stations: [{ ...wxyz, shows: null }] });
    const mine = userToSave(
      { ...fieldsOfUser(user, 'wxyz'), limit: 'chosen', shows: ['3', '4'] },
      user,
      assignable,
    );
    expect(changedFields(mine, user, texts)).toEqual([{ field: 'shows', mine: '2 shows', theirs: 'all' }]);
  });

  it('shows a disabled user as one without stations who keeps the password', () => {
    const user = makeUser({ user_stations: [wxyz] });
    const mine = userToSave({ ...fieldsOfUser(user, 'wxyz'), disabled: 1 }, user, assignable);
    expect(changedFields(mine, user, texts)).toEqual([
      { field: 'disabled', mine: 'Disabled', theirs: 'Active' },
      { field: 'stations', mine: 'none', theirs: 'WXYZ' },
    ]);
  });
});
