import type { User } from '@postkit/sdk/schema';

/** An ordinary user at one station, with every field. */
export function makeUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    first_name: 'Maya',
    last_name: 'Lund',
    email: 'maya@harbour.example',
    username: 'maya',
    disabled: 0,
    company_admin: 0,
    admin_stations: [],
    user_stations: [{ station: 'wxyz', station_name: 'WXYZ' }],
    other_stations: 0,
    api_keys: 0,
    invited_until: null,
    has_second_factor: false,
    has_single_sign_on: false,
    version: 3,
    ...overrides,
  };
}
