import type { Words } from '#designer/reader/words/words'

export const en: Words = {
  page: 'something(?= for)|portfolio(?: site| website| page)?(?= for| of)|cv(?= for)|(?:one|single)[- ]page (?:web ?)?sites?|websites?|web ?sites?|sites?|web ?pages?|pages?|home ?pages?|landing ?pages?|one[- ]pagers?|web presence|online presence',
  request:
    "i|we|i'm|we're|to|have|a|an|the|my|our|your|some|new|can|could|you|up|put|together|me|us|for|after|with|here|is|it's|hi|hello|hey|just|small|basic|little|nice|good|quick|one|lovely|great|beautiful|proper|own|first|of|start|and|be|am|are|single|page|short|really|only|decent|also",
  request_verbs:
    "add|include|i'd|we'd|i’d|we’d|would|like|love|need|needs|want|wants|wanna|get|please|pls|plz|make|build|create|design|do|set|looking|help|launch|generate|give|after|building|making|creating|designing",
  page_for:
    'for|about|of|to promote|to show off|to show|to advertise|that shows|please|where|with|that|which|but for|called|named|saying|to sell|advertising|promoting|showcasing',
  with_sections: 'with|including|and|plus|that has|which has|it needs|include|showing',
  article: 'a|an|my|our|this|the',
  own: 'my|our|this',
  introduces:
    "i am|i'm|im|i’m|we are|we're|we’re|were|it is|it's|it’s|is|as|run|runs|own|owns|have|opened|opening|started|starting|manage|for|of|about|need|want|like|make|create|build|design|me|us|it|called|am|launching|operate|set up|founded|became|and|or|bought|just|we made|i made|we built|i built",
  called: 'called|named|name of|known as|trading as|goes by',
  name_is:
    "(?:the |our |my )?(?:business |shop |company |studio |trading |brand |band |page |site |website )?name(?: is|'s|’s| will be| would be| should be|:)|(?:business|company|brand|title|name) ?:|it(?:'s|’s| is|s) called|we(?:'re| are|’re) called|(?:is|are) called|call it",
  we_are:
    "we run|i run|we own|i own|we are|we're|we’re|this is|welcome to|here at|here is|introducing",
  i_am: "i am|i'm|i’m|my name is|my name's|my name’s|im|name's",
  is_a: 'is an?|is the|is our|is my|are an?|is one of the|was an?|has been an?',
  follows_kind:
    "in|on|at|near|for|with|from|by|based|called|named|that|which|who|where|and|since|is|are|run|just|located|situated|serving|offering|selling|specialising|specializing|focused|working|covering|here|open|opening|to|between|next|inside|behind|opposite|of|outside|around|website|websites|web|site|page|webpage|homepage|needs|need|wants|has|have|or|we|i|i'm|my|our|established|est|founded|down|making|doing|up|overlooking|north|south|east|west|please|but|also|not|using|teaching|playing|helping|known|trading|looking|about|across|off|over|run|owned|business|practising|aimed|was|so|the|since|now|who's|after|as|online",
  neutral:
    'small|little|tiny|family|independent|local|new|old|cosy|cozy|organic|vegan|vegetarian|modern|traditional|friendly|mobile|private|professional|qualified|experienced|freelance|part-time|full-time|self-employed|certified|licensed|neighbourhood|neighborhood|village|town|city|rural|seaside|busy|quiet|award-winning|family-run|family-owned|women-owned|beautiful|lovely|great|boutique|luxury|artisan|craft|handmade|community|indoor|outdoor|rooftop|sole|retired|young|specialist|master|emergency|domestic|commercial|residential|chartered|registered|two-person|one-woman|one-man|halal|kosher|ethical|sustainable|eco-friendly|zero-waste|late-night|second-generation|third-generation|fourth-generation|non-profit|nonprofit|online|proper|unisex|ladies|mens|gay|queer|inclusive',
  other_nouns:
    'language café|allotment|beekeeper|farm|farmer|smallholding|museum|gallery|theatre|cinema|school|library|co-op|cooperative|record label|magazine|market|farmers market|tuner|blacksmith|stables|kennels|cattery|dog walker|dog trainer|pet sitter|childminder|tailor|seamstress|cobbler|bookbinder|watchmaker|walking tour|boat trips|charter|laundry|launderette|laundrette|repair café|repair cafe|makerspace|coworking space|recording studio|sound engineer',
  in_place:
    'where ?:|location ?:|town ?:|city ?:|place ?:|in|near|in the heart of|in the centre of|in the center of|just outside|outside|in central|in downtown|based in|located in|situated in',
  serving:
    'serving|covering|we cover|we serve|i cover|cover|areas?(?: we)? (?:covered|served|cover|serve) ?:?|service area ?:?|areas ?:|working across|work across|working throughout|across',
  online:
    'online only|only online|work(?:ing)? online|online (?:lessons|classes|sessions|coaching|consultations|tuition|therapy|courses|tutoring)|(?:lessons|classes|sessions|consultations|appointments|tuition|courses) online|(?:lessons|classes|sessions|tuition) (?:are )?(?:also )?(?:available )?online|in person (?:and|or|&) online|online (?:and|or|&) in person|(?:via|over|on|by) (?:zoom|skype|google meet|video call)',
  by_appointment:
    '(?:strictly |viewings |visits |open |only |all )?by (?:prior )?appointment(?: only)?|appointments? only|appointment necessary|appointment needed|by arrangement(?: only)?',
  since:
    'since|est\\.?|est\\.? in|established|established in|established since|founded|founded in|in business since|trading since|opened in|open since|operating since|serving you since|started in|set up in',
  slogan:
    '(?:our |my |the )?(?:slogan|motto|tagline|tag line|strapline|catchphrase)(?: is| ?:| reads)?',
  good_to_know:
    '(?:new )?(?:patients|clients|customers|students|members|visitors|volunteers|everyone|all)(?: are| is)?(?: always)? welcome|(?:well-behaved |friendly )?(?:dogs?|pets?|children|kids|families|walk-ins?|beginners|wheelchairs|cyclists|groups|bikers|walkers|muddy boots) (?:over \\d{1,2} |under \\d{1,2} )?(?:over \\d{1,2} |under \\d{1,2} )?(?:are |is )?(?:very |always |most )?welcome(?: on the terrace| in the garden| inside| outside| too| at any time)?|(?:dog|child|kid|family|pet|wheelchair|baby)[- ]friendly|no (?:dogs|pets|smoking|children|cash|cards|reservations|bookings|booking needed|appointment needed|need to book|parking)(?: allowed| please)?|(?:free |street |on-street |private |customer |ample |plenty of )?parking(?: is)?(?: free| available| nearby| outside| on site| on-site| at the (?:back|rear|front|door|side)| behind| in the (?:yard|street|courtyard)| right outside)?|(?:free )?wi-?fi|cash only|(?:we (?:take|accept) )?(?:all )?(?:cash and cards?|cards? and cash|cards?|contactless|cash or card|apple pay|card payments?|credit cards?)(?: (?:are )?(?:accepted|welcome|payments?|only|fine|ok|taken))?|(?:wheelchair|step[- ]free|disabled) (?:access|accessible|toilet|parking|entrance)|step[- ]free|accessible toilet|ground floor|(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|halal|kosher|nut[- ]free)(?:,? (?:and|&|or) (?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|halal))? (?:options|dishes|cakes|bread|food|meals|choices|menu)(?: available| every day| daily)?|(?:take ?away|take-away|takeout|take-out|delivery|home delivery|free delivery|collection|click and collect|eat in)(?:,? (?:and|&|or) (?:take ?away|take-away|delivery|collection|eat in))?(?: available| possible| only)?|(?:outdoor|outside|garden|terrace) seating|high chairs?(?: available)?|(?:gift|voucher|gift vouchers?|gift cards?|vouchers)(?: are)? available|gift vouchers|free (?:quotes?|estimates?|consultations?|trial|first lesson|first consultation|parking|entry|admission)|no call-?out (?:charge|fee)|24[/ -]?7 (?:service|call-?out|emergency)|24[- ]hour (?:call-?out|emergency service|service)|(?:same|next)[- ]day (?:delivery|service|appointments)|booking (?:is )?(?:essential|recommended|required|advised)|bookings? (?:essential|recommended|required|only)|walk-ins only|bring your own (?:bottle|mat|mug)|byob|byo|mats? provided|all levels(?: are)?(?: welcome)?|free of charge',
  credentials:
    "(?:fully |also |all |and )?(?:qualified|insured|licensed|certified|accredited|chartered|registered|dbs[- ]checked|crb[- ]checked|enhanced dbs|gas safe(?: registered)?|niceic(?: registered| approved)?|public liability insurance|first aid trained|bonded|vetted|rated)(?:(?:,? and|,? &|,) (?:fully )?(?:qualified|insured|licensed|certified|accredited|chartered|registered|dbs[- ]checked|vetted|bonded|first aid trained))*|gas safe(?: registered)?(?: engineers?| \\d{5,8}| number \\d{5,8})?|(?:over |more than |nearly |almost )?\\d{1,3}\\+? years?[’']?(?: of)? experience(?: in [\\p{L} -]{2,40})?|(?:proud )?members? of (?:the )?[^,;.!?\\n]{2,60}|(?:winners?|winner) of (?:the )?[^,;.!?\\n]{2,60}|(?:accredited|approved|certified|regulated|licensed|registered) (?:by|with) (?:the )?[^,;.!?\\n]{2,60}|[\\p{L} -]{2,40} award(?: winner)?s? (?:19|20)\\d\\d|(?:hcpc|bacp|rics|riba|acca|aca|gdc|gmc|nmc|cima|ukcp|fca|ofsted|cqc|crb|dbs|trustmark|checkatrade|which\\? trusted trader)[- ](?:registered|accredited|approved|member|certified|regulated|checked|outstanding|good|rated)(?: [\\p{L}-]{2,20})?",
  preferred: {
    telephone:
      'best to (?:call|ring|phone|text)|(?:call|ring|phone|text)(?:ing)? is best|prefer(?:ably)? (?:a |by )?(?:call|phone|calls|phone calls|to be called)|phone only|call only|best by phone',
    email:
      'best to e-?mail|e-?mail(?:ing)? is best|prefer(?:ably)? (?:by )?e-?mails?|e-?mail only|only by e-?mail|best by e-?mail|e-?mail preferred',
  },
  ways: {
    telephone: '(?:phone |mobile |telephone |cell |personal )?numbers?|phone|telephone|mobile|cell',
    email: 'e-?mail(?: address(?:es)?)?|mail address',
    form: 'contact forms?|forms?|enquiry form|message form',
    address: '(?:home |street |exact |full |postal |house )?address|where i live|house number',
  },
  refuses:
    "no|without|leave out|leave off|skip|avoid|hide|nothing|not|anything but|(?:don't|dont|don’t|do not|never|not|rather not|prefer not|shouldn't|should not|mustn't)(?: really| ever)?(?: want| need| like| care for)?(?: it)?(?: to be| to)?(?: make it| go| have| put| show| use| list| publish| include| mention| display| add| print| share| give out| write| see| post)?|i hate|we hate|keep",
  refuses_behind:
    "(?:should|must|shall|can|may) ?(?:not|n't|n’t)(?: be)?(?: shown| published| listed| appear| on| there| put)?|(?:shouldn't|mustn't|mustn’t|shouldn’t)(?: be| appear)?|not be shown|private|secret|hidden|off (?:it|the (?:page|site|website))|not (?:for|on) the (?:page|site|website)|out of it",
  not_public:
    "(?:please )?(?:don't|dont|don’t|do not|not to be|never|not)(?: be)? (?:publish|show|put|list|display|share|print|use|included?|published|shown|for the (?:site|page|website|public)|on the (?:site|page|website)|public)(?:ed)?(?: (?:it|this|that|that one|this one|them))?(?: on (?:it|there|the (?:page|site|website)))?(?: please)?|(?:just|only) for you|for you only|(?:keep (?:it|this|that) )?private",
  page_things:
    'my name|my full name|my surname|cheesy|flashy|fancy|gimmicky|over the top|complicated|showy|cutesy|too fancy|too flashy|too much|clutter|stock (?:photos?|images?|pictures?)|photos?|images?|pictures?|pics|clip ?art|pop-?ups?|animations?|sliders?|carousels?|cookie banners?|chat ?bots?|emojis?|ads|adverts|videos?|music|jargon|corporate|fluff|buzzwords|marketing speak|waffle|logos?|icons?|gradients?|links?|blog|login|shop system|online shop|shopping cart|cart|social media|comic sans|dark mode|background|templates?|prices?|pebbles|ai|fancy stuff|frills|exclamation marks?',
  sections: {
    gallery:
      'galler(?:y|ies)|photo gallery|picture gallery|image gallery|photos|pictures|portfolio|images',
    prices: 'price ?lists?|prices|pricing|rates|price table',
    menu: 'menus?',
    team: 'team(?: section| page)?|staff|our people|meet the team',
    about: 'about(?: us| me)?(?: section| page| part)?|our story|my story',
    faq: 'faqs?|frequently asked questions|questions and answers|q&a',
    contact:
      'contact(?: section| page| form| details| us| info)?|enquiry form|booking form|message form',
    map: 'map|google map',
    testimonials: 'testimonials?|reviews?|customer reviews?|feedback from customers',
    events: 'events?(?: section| list| page| calendar)?|calendar',
    timetable: 'time ?table|class schedule|schedule',
    hours: 'opening hours|opening times|hours|open times',
    newsletter: 'newsletter(?: sign-?up)?|mailing list|sign-?up form',
    services: 'services(?: section| list)?|list of services',
    before_after: 'before[- ](?:and|&)[- ]after(?: photos| pictures| section)?|before/after',
    downloads: 'downloads?',
    packages: 'packages',
    process: 'how it works|process section',
    stats: 'statistics|stats|numbers section|figures',
  },
  wishes:
    "want|wants|would like|i'd like|we'd like|i’d like|like|love|please|add|include|use|put|make|show|have|should|need|needs|prefer|keep|must|with|give|try|go for|thinking|think|maybe|ideally|hoping|feel|look|looks|something|let|looking|pls|no|not|don't|avoid|without|in",
  looks:
    'colou?rs?(?: scheme| palette)?|palette|fonts?|typeface|big type|large type|big text|big letters|type|lettering|style|styling|look|looks|feel|vibe|mood|atmosphere|design|layout|theme|background|aesthetic|minimalist|typography|button|buttons|headings?|header|footer|section|sections|animations?|photos?|pictures?|images?|logo|tone',
  look_request:
    "(?:please )?(?:make it|keep it|keep things|i want it|we want it|i'd like it|we'd like it|i would like it|it should|it must|want it|style it|it needs|i don't want it|we don't want it|the (?:site|page|website|whole thing) (?:should|must|needs to)|(?:site|page|website) should)",
  dark_theme: 'dark|dark mode|dark theme|dark background|black background',
  light_theme: 'light|light theme|light mode|white background|light background|bright',
  moods: {
    elegant:
      'dignified|graceful|elegant|elegance|refined|sophisticated|luxurious|luxury|upscale|high-end|premium|chic|classy|stylish',
    plain:
      'plain|simple|minimal|minimalist|minimalistic|clean|uncluttered|understated|no-nonsense|straightforward|nothing fancy|pared-back|pared back',
    bold: 'bold|loud|striking|punchy|edgy|dramatic|strong|vibrant|energetic|moody|punk',
    warm: 'warm|cosy|cozy|homely|welcoming|inviting|friendly|homey|rustic|earthy|natural|organic',
    playful:
      'playful|fun|cheerful|colourful|colorful|quirky|happy|bright and fun|joyful|whimsical|funky|lively',
    formal: 'formal|professional|serious|corporate|trustworthy|businesslike|official|sober',
    traditional:
      'traditional|classic|old-fashioned|old fashioned|vintage|retro|timeless|heritage|nostalgic',
    modern: 'modern|contemporary|sleek|fresh|futuristic|techy|up to date|crisp|cool',
    calm: 'calm|calming|peaceful|quiet|serene|soft|gentle|relaxing|soothing|airy|zen|dreamy|tranquil|muted|light and airy',
    rugged: 'rugged|industrial|raw|rough|gritty|robust|sturdy',
    editorial: 'editorial|magazine|magazine-like|literary|artistic|arty|artsy',
  },
  colours: {
    black: 'black',
    white: 'white',
    grey: 'gr[ea]y|slate|charcoal',
    red: 'red|crimson|scarlet',
    burgundy: 'burgundy|maroon|wine red|oxblood|plum',
    pink: 'pink|rose|blush|magenta|fuchsia',
    orange: 'orange|peach|apricot|coral',
    terracotta: 'terracotta|rust|brick',
    yellow: 'yellow|mustard',
    gold: 'gold|golden|ochre|amber',
    green: 'green|emerald|mint',
    sage: 'sage(?: green)?',
    olive: 'olive(?: green)?',
    teal: 'teal|petrol',
    turquoise: 'turquoise|aqua',
    blue: 'blue|sky blue|cobalt|cyan',
    navy: 'navy(?: blue)?|midnight blue',
    purple: 'purple|violet|aubergine',
    lilac: 'lilac|lavender|mauve',
    brown: 'brown|chocolate|tan|copper',
    beige: 'beige|sand|taupe',
    cream: 'cream|ivory|off-white',
  },
  dark: 'dark|deep|forest|bottle',
  light: 'light|pale|pastel|soft|baby',
  in_language: 'in|written in|all in|fully in|page is|language ?:|should be',
  languages: {
    en: 'english',
    tr: 'turkish',
    de: 'german',
    fr: 'french',
    es: 'spanish',
    it: 'italian',
    nl: 'dutch',
    pt: 'portuguese',
  },
  greetings:
    "hi(?: there| all| everyone| guys| team)?|hello(?: there| everyone)?|hey(?: there| guys)?|good (?:morning|afternoon|evening|day)|dear (?:sir|madam|team|sitewright|all)[\\p{L} /]{0,20}|thanks?(?: you)?(?: so much| very much| a lot| a million| a bunch| again)?(?: in advance| for your help| for the help| for helping)?|many thanks|cheers(?: in advance| mate)?|kind regards|best regards|best wishes|best|regards|that's (?:it|all|about it)(?: really| for now| i think)?|that is all|please help(?: me)?|hope that(?:'s| is) (?:ok|enough|fine)|sorry|ta|ok so|okay so|hiya(?: there)?|alright|surprise me|you decide|up to you|i trust you|hope you can help|not sure what else to (?:say|write|put)|i don't know what else to (?:say|write|put)",
  resembles: 'like|similar to|such as|inspired by|same as|looks like|in the style of|copy',
  first_person: "we|we're|we've|we'll|our|ours|us|i|i'm|i've|my|mine|we’re|we’ve|i’m|i’ve",
  verbs:
    "we're|we've|we’re|we’ve|we'll|i'm|i've|i’m|i’ve|is|are|was|were|has|have|had|can|will|comes?|goes|makes?|made|bakes?|baked|serves?|served|uses?|offers?|offered|sells?|sold|runs?|grows?|grown|takes?|took|works?|worked|opens?|opened|starts?|started|began|begins?|costs?|gets?|gives?|does|did|likes?|loves?|brings?|lives?|lived|sits?|stands?|cooks?|cooked|keeps?|kept|needs?|teach|teaches|taught|do|cut|cuts|see|sees|brews?|sews?|knits?|carves?|photographs?|restores?|prints?|sings?|dances?|trains?|walks?|grooms?|looks?|covers?|ships?|hires?|owns?|hosts?|leads?|speaks?|study|studies|collects?|ran|went|came|saw|said|left|lost|know|knows|think of|show you|learn(?:s|ed|t)?|rent(?:s|ed)?|meets?|holds?|lasts?|stays?|stocks?|believe|believes|specialise|specialize|specialises|specializes|provide|provides|repair|repairs|fix|fixes|build|builds|paint|paints|roast|roasts|design|designs|write|writes|play|plays|help|helps|travel|travels|welcome|welcomes|find|join|visit|come|drop|pop|follow|book|isn't|aren't|don't|doesn't|it's|there's|everything's|that's|you'll|you|grew|bought|founded|won|studied|trained|moved|became|met|turned|handed|passed|restored|smell|smells|taste|tastes|arrive|arrives|leave|leaves|include|includes|explain|talk|listen|treat|treats|deliver|delivers|charge|charges|live",
  to_us:
    "my (?:\\p{L}{3,8} )?(?:sur)?name|websites?|web ?sites?|sites?|web ?pages?|pages?|home ?pages?|landing|online presence|designs?|designer|logos?|fonts?|colou?rs?|layouts?|templates?|sections?|photos?|pictures?|images?|please|pls|plz|add|include|want|wants|wanted|wanna|need|i'd|we'd|i’d|we’d|would|could you|can you|should|hope|hoping|budget|seo|google|domain|hosting|i don't|i dont|i don’t|i'm not|i’m not|i am not|not sure|dunno|no idea|maybe|i think|i guess|i suppose|thanks|thank you|sorry|hi|hello|hiya|cheers|nervous|worried|not sure how|a bit of a|this is for|it's for my|it is for my|its for my|nephew|niece|these things|this sort of thing|old one|last one|busy with|computers?|technical|i'll|i’ll|i will|i can|i can't|i could|we'll send|my number|the number|style|theme|look like|looks like|look and feel|vibe|up to you|you decide|whatever|asap|deadline|quote me|how much|is it possible|facebook page|button|headline|slogan|copy|wording|paragraph|mention|show (?:my|the|it|them)|hide|publish|leave out|put|secret|don't know|do not know|told me|says i|said i|ai|online|internet|prompt|contact form|has to be|have to be|it needs|(?:don't|dont|don’t) have|haven't|no name|the names?|nobody knows|between us|honestly|tbh|etc|something|anything",
  connecting:
    "bookings|reservations|enquiries|orders|where|what|who|location|town|city|a|an|the|and|or|but|we|i|our|my|us|me|you|your|it|it's|is|are|am|im|i'm|we're|be|in|at|on|of|to|for|from|by|with|near|call|calls|ring|phone|tel|telephone|t|m|e|mob|mobile|cell|text|whatsapp|email|e-mail|mail|contact|find|visit|see|website|web|instagram|insta|facebook|ig|fb|address|open|opening|hours|times|name|called|named|based|located|here|there|also|this|that|which|who|can|have|has|do|sell|offer|serve|make|prices|price|cost|costs|postcode|zip|located|situated|please|reach|get|touch|number|our address|as|so|so far|only|about|run|own|area|areas|cover|covering|serving|since|est|established|founded|just|then|via|or|plus|per|each|s|twitter|tiktok|youtube|follow|book|booking|drop|line|send|write|message|dm|give|shop|at",
}
