import { defineMessages } from '../../words/define-messages.ts';

export const deliveryTextMessages = defineMessages('deliveries/delivery-text', {
  statuses: {
    waiting: 'Waiting',
    sending: 'Sending',
    delivered: 'Delivered',
    failed: 'Failed',
    withdrawn: 'Removed',
  },
  tryingAgain: 'Trying again',
  delivered: (count: number) => `${count} delivered`,
  onTheWay: (count: number) => `${count} on the way`,
  failed: (count: number) => `${count} failed`,
  removed: (count: number) => `${count} removed`,
});
