import { defineMessages } from '../../../words/define-messages.ts';

export const destinationTypesMessages = defineMessages('destinations/destination-types', {
  reasons: {
    social: 'Delete posts on the social network itself.',
    video: 'Videos that were created or delivered stay.',
    followed: 'The station also removes it there.',
  },
  facebook: {
    does: 'A post on your page links to each episode.',
    authorize: 'This process must be completed by the owner of the Facebook page, with admin access.',
  },
  megaphone: {
    does: 'Each episode is uploaded to your Megaphone podcast.',
    title: 'Podcast title',
    token: 'API token',
    network: 'Network ID',
    podcast: 'Podcast ID',
  },
  omny: {
    does: 'Each episode is uploaded to your Omny playlist.',
    token: 'API key',
    program: 'Program ID',
    title: 'Playlist title',
    playlist: 'Playlist ID',
  },
  rss: {
    ends: 'Its feed ends: podcast apps and directories get no more episodes from it.',
    name: 'RSS feed',
    does: 'Podcast apps and directories read it.',
    add: 'Create a new RSS feed',
    edit: 'Edit RSS feed',
    save: 'Save publishing destination',
    action: 'Get RSS URL',
  },
  spreaker: {
    does: 'Each episode is uploaded to your Spreaker show.',
    stays: 'Remove it on the partner’s site.',
    authorize: 'Sign in to the account in Spreaker’s window and allow PostKit to upload there.',
  },
  twitter: {
    does: 'A post on your account links to each episode.',
    authorize: 'Sign in to the account in Twitter’s window and allow PostKit to post there.',
  },
  advancedVideo: {
    name: 'Advanced video',
    does: 'An advanced video file of each episode.',
  },
  basicVideo: {
    name: 'Basic video',
    does: 'A basic video file of each episode. YouTube needs it.',
  },
  facebookVideo: {
    name: 'Facebook video',
    does: 'Each episode becomes a video on your page.',
  },
  youtube: {
    does: 'Each episode of up to 30 minutes becomes a video on your channel.',
    authorize: 'Sign in to the channel’s account in Google’s window and allow PostKit to upload videos.',
    title: 'Channel name',
    privacy: 'Privacy',
    public: 'Public',
    private: 'Private',
    unlisted: 'Unlisted',
  },
  webhook: {
    does: 'Your own service receives each episode as JSON.',
    stays: 'The station notifies the webhook.',
    title: 'Name',
    titleHelp: 'As lists of destinations show it.',
    address: 'Address',
    addressHelp:
      'Starts with https:// and receives a POST request when an episode is published, changed or unpublished.',
    secret: 'Signing secret',
    secretHelp: 'Your service checks the signature with it. Copy it before you save: it is not shown again.',
    ends: 'Your service is no longer notified of new and changed episodes.',
  },
  webwidget: {
    name: 'Web widget',
    does: 'A player for your own website.',
    label: 'Web Widget',
    title: 'Title',
    titleHelp: 'Not shown to listeners.',
    always: 'A widget shows every episode that is published to it. It is always selected by default.',
    action: 'Get embed code',
    ends: 'Players on other sites that use its embed code stop working.',
  },
});
