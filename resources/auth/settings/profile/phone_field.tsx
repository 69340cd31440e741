import { t } from '../../../lib/text/text.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { countryCodes } from './phone.ts'
import * as styles from './phone_field.css.ts'

interface Control {
  name: string
  value: string
  onChange: (value: string) => void
}

const options = countryCodes.map(({ code, country }) => ({
  value: code as string,
  label: `${code} (${country})`,
}))

export function PhoneField({ code, number }: { code: Control; number: Control }) {
  return (
    <div className={styles.row}>
      <Field label={t('auth.settings.country_code')}>
        <Select {...code} options={options} autoComplete="tel-country-code" />
      </Field>
      <Field label={t('auth.settings.phone')}>
        <TextInput {...number} type="tel" autoComplete="tel-national" />
      </Field>
    </div>
  )
}
