/** The header of the sign-in with a random text: the ticket of its second step needs the same text. */
export const bindingHeader = 'x-sign-in-binding';
