export const deniedNoticeMessages = {
  licence: 'This station is licensed as a Logger',
  licenceText: 'Its broadcast is recorded and can be listened to. To work with {screen}, contact sales.',
  contactSales: 'Contact sales',
  role: '{screen} is for admins',
  roleText: 'Ask an admin of your station for access.',
} as const;
