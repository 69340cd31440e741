import { numbersOf } from '#designer/fill/telephones'
import { startOf, type Place, type Sheet, type Telephone } from '#designer/sheet/sheet'

/**
 * The number of each of several places: the first one that the prompt tells between it and the next
 * place. Where only one place would have one, as at the end of all addresses, it is everybody's.
 */
export function placeNumbers(sheet: Sheet): Map<Place, Telephone> {
  const { where } = sheet
  const starts = where.map(startOf)
  const told = where.flatMap((place, at): [Place, Telephone][] => {
    const next = Math.min(...starts.filter((start) => start > starts[at]))
    const number = numbersOf(sheet).find(
      ({ from }) => from && from[0] > starts[at] && from[0] < next
    )
    return number ? [[place, number]] : []
  })
  return new Map(told.length > 1 ? told : [])
}

/** The numbers that belong to no one place. */
export function sharedNumbers(sheet: Sheet): Telephone[] {
  const own = [...placeNumbers(sheet).values()]
  return numbersOf(sheet).filter((number) => !own.includes(number))
}
