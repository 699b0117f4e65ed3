/** Why an export cannot be imported, as a sentence for the user; trying again does not help. */
export class ImportRefusal extends Error {}
