export const addressForms = ['formal', 'informal'] as const
/** Whether visitors are addressed as strangers or as friends: "Sie" or "du". */
export type AddressForm = (typeof addressForms)[number]
