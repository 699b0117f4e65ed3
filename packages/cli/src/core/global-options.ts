/** Options of every command. A flag overrides `POSTKIT_*`, which overrides the profile. */
export interface GlobalOptions {
  url?: string | undefined;
  station?: string | undefined;
  profile?: string | undefined;
  json?: boolean | undefined;
  jq?: string | undefined;
  verbose?: boolean | undefined;
}

/** Plain data, because the help needs it before any schema is loaded. */
export const globalOptions: readonly (readonly [flags: string, description: string])[] = [
  ['--url <address>', 'address of the station server'],
  ['--station <slug>', 'station to work in'],
  ['--profile <name>', 'stored sign-in to use'],
  ['--json', 'write JSON to standard output'],
  ['--jq <filter>', 'write what a jq filter makes of the JSON; text is written without quotes'],
  ['--verbose', 'log every request to standard error'],
];
