import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { installation, settings } from './settings.ts';

export const settingsOperations = {
  get: operation({
    id: 'settings.get',
    summary:
      'Everything a person’s workspace in a station needs to start; versions are in X-App-Version, X-Color, X-ChartTag and X-ImageTag',
    method: 'GET',
    path: '/{station}/api/v1/settings/',
    params: stationParams,
    answer: settings,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  installation: operation({
    id: 'settings.installation',
    summary: 'What somebody may know of the installation before they sign in',
    method: 'GET',
    path: '/stations/api/v1/installation.json',
    answer: installation,
    answerKind: 'json',
    success: 200,
    errors: [],
    access: { role: 'public' },
  }),
} as const;
