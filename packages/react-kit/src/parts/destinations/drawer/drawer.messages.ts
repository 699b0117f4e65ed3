import { defineMessages } from '../../../words/define-messages.ts';
export const drawerMessages = defineMessages('destinations/screen/drawer', {
  add: (label: string) => `Add ${label}`,
  edit: (label: string) => `Edit ${label}`,
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  back: 'Back',
  continue: 'Continue',
  save: 'Save',
  saved: (name: string) => `${name} is saved.`,
  required: 'This is required.',
  categoryRepeated: 'You already chose this category. Choose another category or subcategory.',
  yes: 'Yes',
  no: 'No',
  iheartLink: 'Link to iHeart',
  noIheart: 'No iHeart page',
  byDefault: 'Publish to this destination by default',
  byDefaultHelp: 'Selected for new episodes of shows that have no destinations of their own.',
  generate: (label: string) => `Generate ${label.toLowerCase()}`,
  copy: (label: string) => `Copy ${label.toLowerCase()}`,
  copyFailed: 'Your browser blocks copying here. Select the text and copy it with the keyboard.',
  notAuthorized: (label: string) =>
    `Authorization not provided. Please click "Back", then click the "Authorize" button to authorize your ${label} account`,
  authorize: 'Authorize',
  authorizeAgain: 'Authorize again',
  authorizedBefore:
    'This account is already authorized. Authorize it again if its access has ended or you want to use another account.',
  authorization: {
    open: (label: string) => `Waiting for ${label}. Finish in the window that has opened.`,
    blocked: (label: string) =>
      `Your browser blocked the ${label} window. Allow pop-ups for this page, then click Authorize again.`,
    closed: (label: string) =>
      `The ${label} window was closed before it finished. Click Authorize to open it again.`,
    granted: (label: string) => `${label} is authorized.`,
    denied: (label: string) => `${label} did not get your permission. Click Authorize to try again.`,
    expired: (label: string) => `The ${label} window is no longer valid. Click Authorize to open a new one.`,
    scope: (label: string) =>
      `A permission is missing. Click Authorize, and leave every permission selected that ${label} lists.`,
    failed: (label: string) =>
      `${label} could not be connected. Click Authorize to try again. If it fails again, ask your administrator.`,
  },
  page: 'Page',
  choosePage: 'Select a page',
  loadingPages: 'Loading pages',
  noPages:
    'Facebook has returned no pages yet. Finish in its window with the account that owns the page, then load the pages again.',
  pagesFailed: 'Could not load the Facebook pages.',
  loadPages: 'Load pages again',
  presentPage: (title: string) =>
    `Posts go to ${title}. To choose another page, go back and authorize again.`,
  show: 'Spreaker show',
  chooseShow: 'Select a show',
  loadingShows: 'Loading shows',
  noShows: 'You do not have any shows created in your Spreaker account. Please create a podcast first.',
  showsFailed: 'Unable to talk to server to get spreaker shows',
  loadShows: 'Load shows again',
  presentShow: (title: string) =>
    `Episodes go to ${title}. To choose another show, go back and authorize again.`,
  stored: 'Stored and not shown again. Enter a new one to replace it.',
});
