import { defineMessages } from '../../../words/define-messages.ts';

export const nameStationMessages = defineMessages('stations/naming/name-station', {
  title: 'Name your station',
  text: 'Listeners see the name and the address. A later change of the address leaves redirects.',
  company: 'Name of the company',
  companyHelp: 'Its stations and users belong to it. It can be the name of the station.',
  companyMissing: 'Enter the name of the company.',
  later: 'Later',
  save: 'Save and continue',
  loadFailed: 'The station could not be loaded.',
  saveFailed: 'Could not save the station',
});
