import type { ListedUser } from '../features/accounts/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { countOf, formatTable, formatTime } from './format-table.ts';

const titles = [
  'ID',
  'NAME',
  'EMAIL',
  'USERNAME',
  'ROLE',
  'STATE',
  'SECOND FACTORS',
  'LAST SIGN-IN (UTC)',
  'STATIONS',
];

/** The command that lists users. */
export const userCommands: Readonly<Record<string, AdminCommand>> = {
  users: {
    takesUser: false,
    takesId: false,
    options: ['json'],
    async run(operator) {
      const users = await operator.list();
      return { text: formatTable(titles, users.map(rowOf)), json: users.map(presentUser) };
    },
  },
};

function rowOf(user: ListedUser): string[] {
  return [
    String(user.id),
    user.name,
    user.email,
    user.username,
    roleOf(user),
    stateOf(user),
    factorsOf(user),
    formatTime(user.lastSignIn === null ? null : user.lastSignIn * 1000),
    stationsOf(user),
  ];
}

function roleOf({ isCompanyAdmin, stations }: ListedUser): string {
  if (isCompanyAdmin) return 'company admin';
  return stations.some(({ isAdmin }) => isAdmin) ? 'station admin' : 'user';
}

function stateOf({ isDisabled, isInvited }: ListedUser): string {
  if (isDisabled) return 'disabled';
  return isInvited ? 'invited' : 'active';
}

function factorsOf({ factors: { apps, passkeys, recoveryCodes } }: ListedUser): string {
  const has = [
    apps > 0 && 'app',
    passkeys > 0 && countOf(passkeys, 'passkey'),
    recoveryCodes > 0 && countOf(recoveryCodes, 'recovery code'),
  ];
  return has.filter(Boolean).join(', ') || '–';
}

function stationsOf({ isCompanyAdmin, isDisabled, stations }: ListedUser): string {
  if (isCompanyAdmin && !isDisabled) return 'all';
  return stations.map(({ slug, isAdmin }) => (isAdmin ? `${slug} (admin)` : slug)).join(', ') || '–';
}

function presentUser({
  id,
  name,
  email,
  username,
  isCompanyAdmin,
  isDisabled,
  isInvited,
  factors,
  ...user
}: ListedUser) {
  return {
    id,
    name,
    email,
    username,
    company_admin: isCompanyAdmin,
    disabled: isDisabled,
    invited: isInvited,
    second_factors: {
      app: factors.apps > 0,
      passkeys: factors.passkeys,
      recovery_codes: factors.recoveryCodes,
    },
    api_keys: user.apiKeys,
    last_sign_in: user.lastSignIn,
    stations: user.stations.map(({ slug, title, isAdmin }) => ({ slug, title, admin: isAdmin })),
  };
}
