export const deniedNoticeMessages = {
  licence: 'This station is licensed as a Logger',
  licenceText: 'You can record and listen to its broadcast. To use {screen}, contact sales.',
  contactSales: 'Contact sales',
  role: 'Only admins can open {screen}',
  roleText: 'Ask an admin of your station for access.',
} as const;
