export const dialogSelector = '[role="dialog"], [role="alertdialog"]';
