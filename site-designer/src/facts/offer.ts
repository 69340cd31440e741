export interface Offer {
  name: string
  price?: string
  detail?: string
}
