import { sheet } from './planning_sheet.ts'

/** Creating a website: the form, the plan and its review, the build and the word of its end. */
export const planning = {
  form: {
    tab: 'Create Website',
    title: 'What should your website do?',
    lead: 'Say it as you would to a person. You see a plan first, and nothing is built before you approve it.',
    word: { create: 'Create', edit: 'Edit', publish: 'Publish...' },
    words: 'Create, Edit, Publish...',
    prompt: 'Describe your website',
    prompt_hint: 'Your trade, your town, what you offer, how people reach you.',
    prompt_placeholder: 'For example: a bakery in Izmir that takes cake orders by phone',
    prompt_required: 'Please tell us what kind of website you want',
    examples: 'Start from an example',
    example: {
      bakery: 'Bakery',
      bakery_text:
        'A neighbourhood bakery in Izmir. Sourdough bread, simit and birthday cakes, baked every morning. Open Tuesday to Sunday from 7 to 19. Cakes are ordered by phone.',
      electrician: 'Electrician',
      electrician_text:
        'An electrician working alone in Leeds. Rewiring, fault finding, fuse boards and lighting for homes and small shops. People should send me a message about their job.',
      yoga: 'Yoga studio',
      yoga_text:
        'A small yoga studio in Porto with two teachers. Beginner, vinyasa and prenatal classes, at most ten people each. People should book a trial class.',
      photographer: 'Photographer',
      photographer_text:
        'A photographer for weddings and families, working outdoors around Lyon. Calm, few words, large pictures. Couples should ask for a free date.',
      cafe: 'Café',
      cafe_text:
        'A café with a garden in Ghent. Filter coffee, breakfast plates and homemade lemonade. Open every day from 8 to 17. People should see the menu and find us.',
    },
    design: 'How it should look',
    design_lead:
      'Leave these alone and the plan chooses what suits your text. What you set is kept exactly.',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    primary_color: 'Primary colour',
    corners: 'Corner style',
    corners_value: ({ pixels }: { pixels: number }) => `${pixels} px`,
    heading_font: 'Heading font',
    body_font: 'Body font',
    sample: 'How your choices look together',
    sample_heading: 'Made by hand',
    sample_body: 'Headings, text, colour and corners, just as you have set them here.',
    sample_button: 'Get in touch',
    contact_add: 'Add a contact email',
    contact: 'Contact email',
    contact_hint: 'Messages from your website go here. You can set it later too.',
    contact_placeholder: 'you@example.com',
    submit: 'Plan my website',
    usage: ({ used, limit }: { used: number; limit: number }) =>
      `${used} of ${limit} websites used`,
  },
  flow: {
    tab: 'Your plan',
    steps: 'Steps',
    step: { planning: 'Planning', review: 'Review & Edit', building: 'Building Website' },
    done: 'done',
    analyzing: 'Drawing up your plan',
    analyzing_time: 'This usually takes 10-30 seconds.',
    asked: 'What you asked for',
    review: 'Here is the plan',
    review_lead:
      'Correct what is wrong, add what is missing, and watch the page follow. Nothing is required.',
    plan: 'Design plan',
    directions: {
      title: 'Choose a look',
      page: ({ name }: { name: string }) => `Your page as “${name}”`,
      chosen: 'Chosen',
      waiting: 'Drawing three looks',
      failed: 'The looks could not be drawn. You can go on without them.',
      not_chosen: 'The look could not be changed. Please try again.',
    },
    feedback: 'What should be different?',
    feedback_placeholder: 'For example: leave out the gallery, add our opening hours',
    feedback_required: 'Please tell us what changes you want to make.',
    update: 'Update Plan',
    updating: 'Updating your plan',
    updating_lead: 'Your changes are being worked into it.',
    approve: 'Approve & Build',
    creating: 'Building your website',
    creating_time: 'This usually takes 4-5 minutes.',
    creating_leave:
      'You can leave this page, the building goes on. Your websites open in a moment.',
    cancel_build: 'Cancel',
    go_back: 'Go Back',
    try_again: 'Try again',
    failed: {
      plan_failed: 'Something went wrong while creating your design plan. Please try again.',
      update_failed: 'Something went wrong while updating your plan. Please try again.',
      approve_failed: 'Something went wrong. Please try again.',
      cancel_failed: 'The build could not be stopped. Please try again.',
      unexpected_response: 'Unexpected response format',
    },
  },
  sheet,
  limit: {
    title: 'Website limit reached',
    lead: 'Your plan has no room for another website. Upgrade it, or delete a website that you no longer need.',
    usage: 'Websites you have',
    limit: 'Websites in your plan',
    cancel: 'Cancel',
    upgrade: 'Upgrade Plan',
  },
  notice: {
    started_title: 'Website Creation Started!',
    started_message:
      'Your website is being created. This takes 4-5 minutes. You will be told here when it is ready.',
    creating: 'Creating...',
    status: ({ status, stage }: { status: string; stage: string }) =>
      stage ? `${status} ${stage}` : status,
    ready_title: 'Your website is ready',
    ready_message: 'It is built to your plan. Look it over, then change it or publish it.',
    view: 'View Your New Website',
    failed_title: 'Website Creation Failed',
    failed_message: 'Something went wrong during website creation. Please try again.',
    timeout_title: 'Website Still Being Created',
    timeout_message:
      "Your website is taking longer than usual. Please refresh the page in a few minutes to check if it's ready.",
  },
}
