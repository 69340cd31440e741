// What Google's script would do on the page: draw a button, and answer a click with a credential.
let options
const answer = async () =>
  options.callback({ credential: await window.signAtGoogle(options.nonce) })
window.tapOnce = answer
window.google = {
  accounts: {
    id: {
      initialize: (given) => (options = given),
      renderButton(place, { text }) {
        const button = document.createElement('button')
        button.textContent = text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
        button.style.minHeight = '40px'
        button.onclick = answer
        place.replaceChildren(button)
      },
      prompt: () => (window.oneTapAsked = true),
      cancel: () => {},
    },
  },
}
