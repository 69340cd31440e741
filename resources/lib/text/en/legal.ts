/** Short legal texts for a self-hosted installation. */
export const legal = {
  privacy: {
    title: 'Privacy',
    intro:
      'This copy of Sitewright runs on a computer of its operator: the person or company that offers it to you. What you write here stays there, except where this page says otherwise.',
    kept: {
      title: 'What is kept',
      text: 'Your name and email address, your password in a form that nobody can turn back into the password, the requests and plans you write, your websites with all their earlier versions, and what you publish. When you sign in, two keys of your session are stored in your browser. We set no cookies.',
    },
    used: {
      title: 'What it is used for',
      text: 'To plan, build, show and publish your websites, to send you the mails you ask for, and to keep your account safe. It is not sold, and not used for advertising.',
    },
    passed: {
      title: 'Who else sees it',
      text: 'What you publish is seen by its visitors. Their visits are counted without cookies: who they are is only known as a code that changes every day and is then deleted. Mails go through the mail server that the operator has chosen. If the operator has connected a language model or another host for websites, the texts needed for your plans, edits and pages go there too; without that, nothing leaves the machine.',
    },
    rights: {
      title: 'What you can do',
      text: 'In your settings you can see and correct your details, download a copy of everything we store about you, and delete your account. You can delete your websites and download their HTML at any time. For anything else, ask the operator.',
    },
  },

  terms: {
    title: 'Terms of service',
    intro: 'These are the rules for using this service. By using it you agree to them.',
    account: {
      title: 'Your account',
      text: 'Keep your password to yourself, and give an email address that you can read. You are responsible for everything that is done with your account.',
    },
    content: {
      title: 'Your content',
      text: 'What you write and upload stays yours, and so do the websites that are made from it. You allow the operator to store it and to show it to visitors once you publish. Publish only what is true and what you have the right to publish. Check the texts first: you are responsible for them.',
    },
    forbidden: {
      title: 'What is not allowed',
      text: 'Illegal content, deceiving visitors, harmful software, and attempts to break into this or other systems. The operator may take such websites down.',
    },
    service: {
      title: 'The service',
      text: 'It is offered as it is. The operator tries to keep it running and your work safe, but cannot promise that it is always available. Keep your own copy of everything important: you can download the HTML of each website.',
    },
  },
}
