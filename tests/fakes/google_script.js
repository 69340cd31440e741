// What Google's script would do on the page: draw a button, and answer a click with a credential.
let options
window.google = {
  accounts: {
    id: {
      initialize: (given) => (options = given),
      renderButton(place, { text }) {
        const button = document.createElement('button')
        button.textContent = text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
        button.style.minHeight = '40px'
        button.onclick = async () =>
          options.callback({ credential: await window.signAtGoogle(options.nonce) })
        place.replaceChildren(button)
      },
      prompt: () => (window.oneTapAsked = true),
      cancel: () => {},
    },
  },
}
