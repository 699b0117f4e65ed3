import { describe, expect, it } from 'vitest';
import { parseAdminArguments } from './parse-admin-arguments.ts';

const argsOf = (...argv: string[]) => {
  const call = parseAdminArguments(argv);
  return call === 'help' ? call : { ...call.args, options: [...call.args.options], data: call.data };
};

describe('parseAdminArguments', () => {
  it('reads the user, the id, the options and the data folder', () => {
    expect(argsOf('users', '--json')).toEqual({ user: '', id: null, options: ['json'], data: undefined });
    expect(argsOf('end-sessions', 'mia', 'ab12', '--data', '/srv')).toEqual({
      user: 'mia',
      id: 'ab12',
      options: [],
      data: '/srv',
    });
    expect(argsOf('revoke-api-keys', 'mia', '--all')).toEqual({
      user: 'mia',
      id: null,
      options: ['all'],
      data: undefined,
    });
    expect(argsOf('set-password', 'mia', '--revoke-api-keys')).toMatchObject({
      options: ['revoke-api-keys'],
    });
    expect(argsOf('set-password', '-h')).toBe('help');
  });

  it.each([
    [[], 'Name a command.'],
    [['constructor'], 'There is no command “constructor”.'],
    [['sessions'], 'sessions needs a user.'],
    [['sessions', ''], 'sessions needs a user.'],
    [['users', 'mia'], 'users has no argument “mia”.'],
    [['disable', 'mia', '--json'], 'disable has no option --json.'],
    [['set-password', 'mia', '--all'], 'set-password has no option --all.'],
    [['end-sessions', 'mia'], 'end-sessions needs an id, or --all, and not both.'],
    [['end-sessions', 'mia', 'ab12', '--all'], 'end-sessions needs an id, or --all, and not both.'],
    [
      ['set-password', 'mia', 'secret'],
      'A password is never an argument, because other users of the machine could read it.',
    ],
    [['users', '--password=secret'], "Unknown option '--password'"],
  ])('refuses %j', (argv, message) => {
    expect(() => parseAdminArguments(argv)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(message) }),
    );
  });
});
