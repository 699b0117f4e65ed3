import { defineMessages } from '../../words/define-messages.ts';
export const deniedNoticeMessages = defineMessages('screen/frame/denied-notice', {
  licence: 'This station is licensed as a Logger',
  licenceText: 'You can record and listen to its broadcast. To use {screen}, contact sales.',
  ownLicence: 'Your licence does not include {screen}',
  ownLicenceText:
    'At this station you can record and listen to its broadcast. Ask a company admin for another licence.',
  contactSales: 'Contact sales',
  limit: '{screen} is for users of the whole station',
  limitText: 'An admin has chosen the shows that you work on. Ask them for more.',
  role: 'Only admins can open {screen}',
  roleText: 'Ask an admin of your station for access.',
  companyRole: 'Only company admins can open {screen}',
  companyRoleText: 'Ask a company admin for what you need.',
});
