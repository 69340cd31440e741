import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import { TextInput } from '../text_input/text_input.tsx'
import { toggle, wrap } from './password_input.css.ts'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'>

/** A password input with a button to show the password. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)

  return (
    <div className={wrap}>
      <TextInput {...props} type={shown ? 'text' : 'password'} spellCheck={false} />
      <span className={toggle}>
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  )
}
