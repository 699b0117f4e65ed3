import { anyone, stationUsers } from '../operation-builders.ts';
import { installation, settings } from './settings.ts';

export const settingsOperations = {
  get: stationUsers.read('settings.get', '/{station}/api/v1/settings/', {
    summary:
      'Everything a person’s workspace in a station needs to start; versions are in X-App-Version, X-Color, X-ChartTag and X-ImageTag',
    answer: settings,
  }),
  installation: anyone.read('settings.installation', '/stations/api/v1/installation.json', {
    summary: 'What somebody may know of the installation before they sign in',
    answer: installation,
  }),
} as const;
