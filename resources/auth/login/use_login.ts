import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { account } from '../../lib/api/main.ts'
import { keptInTab, PROMPT_KEY } from '../../lib/browser/storage.ts'
import { useSignedIn } from '../../lib/session/use_session.ts'
import { paths } from '../../shell/paths.ts'

interface Credentials {
  email: string
  password: string
  remember: boolean
}

export function useLogin() {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => account.login({ email, password }),
    onSuccess: (session, { remember }) => {
      signedIn(session, { remember })
      // Whoever described a website before there was an account goes on with it.
      const described = keptInTab.get(PROMPT_KEY)
      return navigate(described ? paths.create : paths.dashboard)
    },
  })
}
