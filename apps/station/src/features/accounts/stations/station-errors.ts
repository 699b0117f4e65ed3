import { defineErrors } from '../../../platform/errors/define-errors.ts';

/** Creates the errors of managing stations. */
export const failStation = defineErrors({
  'stations.stale': {
    status: 409,
    message: 'Another admin changed this station after you opened it. Reload it and make your change again.',
  },
  'stations.company-stale': {
    status: 409,
    message: 'Another admin renamed the company after you opened it. Reload it and make your change again.',
  },
  'stations.deleting': { status: 409, message: 'This station is being deleted.' },
  'stations.last': {
    status: 409,
    message: 'This is the only active station of the company. Create or restore another one first.',
  },
  'stations.not-archived': {
    status: 409,
    message: 'Only an archived station can be deleted. Archive it first.',
  },
  'stations.held': {
    status: 409,
    message: 'A hold keeps audio of this station’s log. Release its holds first.',
  },
  'stations.no-demo': { status: 409, message: 'There is no demo to remove.' },
  'stations.only-demo': {
    status: 409,
    message: 'The company has only the stations of the demo. Create a station of your own first.',
  },
});
