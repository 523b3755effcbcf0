/** The second set; the writer has been mended by it, too. */
import type { Person } from '../person.ts'

export const SECOND_SET = {
  emmanuel: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about: 'Hydrogeology and volcanic lakes, Cameroon; Masters; half sentences, half notes',
    course: 'Master of Science in Hydrogeology',
    university: 'University of Neuchâtel',
    texts: {
      fullName: 'Emmanuel Ngwa Fru',
      email: 'ngwafru.e@example.com',
      targetUniversity: 'Université de Neuchâtel',
      targetProgram: 'MSc Hydrogeology and Geothermics',
      essayPrompt:
        'Which scientific question would you like to pursue, and where does your interest in it come from?',
      personalBackground:
        'From Wum, North West Region. Lake Nyos is 30 km away. My mother lost two sisters there in August 1986, nine years before I was born. At home one did not talk about it, but nobody in our house ever drank from a lake.',
      culturalIdentity:
        'Aghem at home, Pidgin in the market, English in school, French at university (Dschang, then Yaoundé I).',
      intellectualCuriosity:
        'Everybody asks about the gas in the lake. I wanted to know about the springs around it. There are at least 23 soda springs between Wum and Nyos, cattle love some and refuse others. In 2019 I walked to all of them with a borrowed pH meter and a GPS phone.\n- 23 springs, 3 visits each\n- pH 5.4 to 7.1, EC 310 to 2,940\n- cattle refuse everything below about 5.8',
      academicPassion:
        'What I like about groundwater is that it keeps a diary. Isotopes, CO2, chloride: you can read where the water has been. BSc Geology (3.41/4.00), courses: hydrochemistry A, geostatistics B+, volcanology A.',
      significantChallenge:
        'The crisis since 2016-17. Ghost town every Monday, roads closed, internet cut for 93 days in 2017. My fieldwork year was done between roadblocks. Twice I was asked at a checkpoint why I carry bottles of water to Yaoundé. I started to carry a letter from the fon of my village and a letter from the university, one for each kind of man.',
      adaptabilityStory:
        "March 2020: the lab in Yaoundé closed with 41 of my samples inside, unanalysed. Alkalinity does not wait. So I titrated the next batch in my aunt's kitchen, with a burette from the Presbyterian high school and bromocresol green. Compared later with 10 duplicates from the lab: difference under 6 % in 8 of them.",
      momentOfFailure:
        'Presented at the departmental seminar that spring no. 14 was "magmatic". Dr Tchouatcha asked how I had ruled out the cement of the spring box. I had not. It was the cement.',
      lessonsLearned: 'Before I say deep, I look at what is shallow.',
      mentorshipRoles:
        'Taught 6 pupils of GBHS Wum to read the EC meter. One of them, Bih, found an error in my table (spring 9 and 19 exchanged). She studies chemistry in Buea now.',
      researchInterests:
        '1. Does the CO2 flux in the springs change before the lakes do?\n2. How long does the water stay underground, decades or thousands of years (tritium, 14C)?\n3. Can a cheap logger in 5 springs be a warning for the villages that were resettled and are now going back?',
      whyThisSchool:
        'CHYN, because of the combination of hydrogeology and geothermics and the field camps. Taught in English but my French will help me outside. I wrote to a PhD student there, she answered in two days and sent me her field protocol.',
      impactVision:
        'About 12,000 people were promised that they could go home. They should be able to decide it with a number in their hand, and not only a rumour or a government speech.',
      additionalGuidance: 'Not too much on the war please, it should be about water.',
    },
    chosen: {
      essayType: 'academic-interest',
      essayTone: 'analytical',
      targetWordCount: '750',
      emphasizeThemes: ['curiosity', 'purpose', 'resilience'],
    },
  },
  jovelyn: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Deaf education, Philippines; Masters; whole sentences, a storyteller with scenes over several answers',
    course: 'MA in Deaf Education',
    university: 'University of Manchester',
    texts: {
      fullName: 'Jovelyn Abrogar Catubig',
      email: 'jovelyn.catubig@example.com',
      targetUniversity: 'University of Manchester',
      targetProgram: 'MA Deaf Education',
      essayPrompt:
        'Describe a significant challenge you have faced as an educator and how it shaped your decision to pursue this degree.',
      personalBackground:
        "I grew up in Guiuan, Eastern Samar, in a house ten steps from the sea wall. My father mended nets and my mother cooked for the parish. In November 2013, when Yolanda came, I was nineteen and home from teachers' college for a long weekend.",
      familyBackground:
        'My cousin Dodong has been deaf since a fever when he was two. Nobody in the family knew Filipino Sign Language, so we made up our own: a pinch of the ear for our grandmother, two fingers walking for the market. I was eleven before I learned that other deaf people had a real language and that ours had perhaps sixty words.',
      lifeChangingExperience:
        'On the night of the storm the barangay captain went from house to house with a megaphone. Everyone heard it except Dodong, who was asleep in the boat shed. At four in the morning my father counted heads in the church and came to eleven instead of twelve. He went back with a rope around his waist. He found Dodong on top of the shed roof, holding a pig. Dodong was laughing, and then he was not. Later he asked me with his hands: why did you all know, and I did not?',
      significantChallenge:
        'In 2018 I was given a class of nine deaf pupils in Borongan, aged seven to sixteen, in one room behind the canteen. I had thirty hours of sign language training. On the first day a girl named Princess Mae, who was twelve, signed something to me three times, slower each time, the way you talk to a foreigner. I nodded. She turned to the others and signed it again, and they all laughed, and I understood that I had nodded to "Is your brain a coconut?" That afternoon I asked her to teach me. She came at seven every morning before class for the whole year.',
      momentOfFailure:
        'In my second year I prepared the class for the national reading test by copying sentences on the board until they could all write them without a mistake. The inspector praised the handwriting. Then he held up a card, "Close the window," and nine children copied it neatly into their notebooks. Nobody stood up. I went to the back and closed the window myself.',
      learningFromMistakes:
        "Since the day of the window I don't teach a written sentence until somebody has done it, signed it and quarrelled about it. It is slower. By March 2022 six of the nine could read a page they had never seen and sign it back to me, and Princess Mae corrected the captions on my slides.",
      changeYouInitiated:
        "With the municipal disaster office we made a flashing-light alarm for eleven homes with deaf members. It is a motorcycle lamp, a battery and a radio relay, 1,150 pesos each. A pupil's uncle, Mang Rey, wires them. In Typhoon Odette in 2021 all eleven families reached the evacuation centre before the wind did, and Dodong arrived first and stood at the gate with a clipboard.",
      academicGoals:
        "I can run a class and I can sign well enough to be teased. I can't yet explain why some of my pupils cross over into print and others, just as bright, do not. I want to study bilingual literacy and how language deprivation in the first years is assessed, because I have been guessing for six years.",
      whyThisSchool:
        'Manchester has trained teachers of the deaf for a hundred years. I would like to see how a place with that long a memory talks about its own mistakes, since for part of that century signing was forbidden in classrooms.',
      careerAspirations:
        'I will go back to Region VIII. There are 41 teachers assigned to deaf pupils in our region and I know of only seven who were given more than one week of sign language. I want to run their training, with deaf adults as the instructors and paid as instructors.',
      additionalGuidance:
        'Please begin with the coconut or with the window, not with the typhoon. Everybody begins with the typhoon.',
    },
    chosen: {
      essayType: 'challenge',
      essayTone: 'narrative',
      targetWordCount: '1000',
      emphasizeThemes: ['growth', 'service', 'purpose'],
    },
  },
  kavindu: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about: 'Retail banking, Sri Lanka; MBA; whole sentences, dull and general',
    course: 'Master of Business Administration (MBA)',
    university: 'Monash University',
    texts: {
      essayPrompt:
        'What are your career goals and how will the MBA help you to achieve them? Please refer to your experience so far. (Maximum 750 words)',
      personalStory:
        'I have been working in the banking sector for seven years and it has given me a lot of exposure. I joined a commercial bank in Colombo as a trainee in 2017 after my degree and I am now an Assistant Manager in the retail credit department at the Nugegoda branch. During the economic crisis in 2022 many of our customers could not pay their loans. Our department had to reschedule around 340 facilities in six months. I was responsible for the files of small businesses and I learned how important it is to listen to the customer.',
      challengesOvercome:
        'The crisis was a very challenging time for everyone. There were power cuts and no fuel, so some days only half of the staff could come to the branch. I had to manage the workload with few people and meet the deadlines of head office. I managed it by planning the week properly and by keeping a positive attitude.',
      leadershipExperience:
        'I lead a team of five credit officers. I believe a leader should lead by example. I introduced a short meeting every Monday morning where each officer tells the status of the pending files, and the average approval time came down from 11 days to 7 days. My team was selected as the best retail credit team of the Western Province South region in 2023.',
      growthExperiences:
        'I have become more patient and more confident. Earlier I was afraid to speak in front of senior management but now I present the monthly figures to the regional manager.',
      uniquePerspective:
        'I am a hard working and dedicated person with good communication skills. I have knowledge of credit, customer service and regulations, and I can see things from the point of view of the customer as well as the bank.',
      passionsInterests:
        "I am passionate about finance and about learning new things. I also play cricket for the bank's team in the mercantile tournament and I enjoy travelling and reading.",
      diversityContribution:
        'I come from Sri Lanka, which is a multi-ethnic and multi-religious country, so I am used to working with people from different backgrounds. I can share the experience of banking in a country which went through a default.',
      futureImpact:
        'In the short term I would like to move into a managerial role in corporate or SME banking. In the long term I want to become a senior leader in the financial sector and contribute to the development of my country. The MBA will give me the strategic knowledge and the international network that I need for this.',
    },
  },
  luzmarina: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about: 'Port operations, Buenaventura, Colombia; Masters; uneven English',
    course: 'MSc in Maritime Economics and Logistics',
    university: 'Erasmus University Rotterdam',
    texts: {
      essayPrompt:
        'Please write an essay about a moment when you had to change the way of other people to work. What you learned of it? (700 words aprox)',
      personalStory:
        'I am shift coordinator in the container terminal of Buenaventura since 2019, before I was 3 years in the gate doing the papers. In the gate the trucks was waiting 9 hours, some days 14. Everybody say is because the road and the rain. I started to write in a notebook the hour that each truck arrive and the hour that leave, during 6 weeks, 1.870 trucks. Then I see that 40% of them arrive between 5 and 8 of the morning because the exporters in Cali close the container at the night. Was not the rain.',
      challengesOvercome:
        "The drivers didn't trust in me. They thought the appointments was for to charge them more. And also I am woman and black in a place where the bosses come from Bogotá, they ask me where is the coordinator when I am standing in front of them. I didn't fight, I showed the notebook.",
      leadershipExperience:
        'I went with don Hernando, he is the leader of the drivers association, and we sat in the restaurant of doña Nelly 4 Sundays with the drivers for make the appointments together. They asked for one thing: if the terminal is late, the terminal pays the lunch. My manager laughed but he accept. With the appointments the mean wait went down to 3 hours and 20 minutes in 2022. We paid 212 lunches the first month and 19 in the month six.',
      growthExperiences:
        'Before, I was thinking that who know more must to speak more. Now I prefer that the people who lose the hours explain me the problem. I learned also Excel and a little of Power BI with a boy of systems, Jhon Jairo, he teached me in the night shift.',
      uniquePerspective:
        'My mother sold fish in the gallery of Pueblo Nuevo. She always knew how many hours has a fish by looking the eye. I look the containers same way, which one is getting old in the yard and who is losing money for that.',
      passionsInterests:
        'I sing in a group of currulao, the marimba is my brother. Saturdays I help to the girls of my neighborhood with the mathematics for the Saber 11 exam, this year they are 8.',
      diversityContribution:
        'I can tell how a port looks from down, from the gate and no from the office. And I know what happens to a port when the city stop it, in the civic strike of 2017 we was 22 days closed and I was in both sides, worker and neighbor.',
      futureImpact:
        "I want come back to Buenaventura and to be planner of operations, and that the port and the city plan together. Sixty percent of the goods in my neighborhood pass in front of the houses but the houses don't have water all the day. I think a port who wait less can give more to his city, but I must to learn the economy for to prove it.",
    },
  },
  oyungerel: {
    type: 'ESSAY',
    form: 'QUICK',
    heldOut: false,
    about: 'Veterinary epidemiology, Mongolia; Masters; half sentences, half notes',
    course: 'MSc in Veterinary Epidemiology',
    university: 'Royal Veterinary College, University of London',
    texts: {
      essayPrompt:
        'Personal essay (max 600 words): Describe an experience in your professional life which led you to apply for this programme. What did you learn, and what would you bring to your fellow students?',
      personalStory:
        'Soum veterinarian in Bayan-Ovoo, Khentii, 2018-2022. About 96,000 animals, 2 vets, one Russian van.\nSpring 2021: foot-and-mouth. I was told to draw a 10 km ring around every case. But herders had already moved for the spring pasture, so the ring was around empty ground. One old herder, Batmunkh guai, took my map and drew with his finger where the families really were: along the wells, not around the case. I vaccinated along the wells. 14 days, 21,000 sheep and goats, 3,100 cattle. Last new case on 9 May.',
      challengesOvercome:
        '- distance: nearest lab 330 km, samples warm when they arrived (lost 2 batches of 5)\n- nobody answers the phone in lambing season\n- the aimag office was angry about the map. I had to write an explanation and for three weeks I did not know if I would keep my post.',
      leadershipExperience:
        'Trained 12 community animal health helpers, 9 of them women, most had only finished 8th grade. Every Thursday by Facebook group: photos of mouths and feet, they say what it is, I correct. After one year they reported cases 6 days earlier than before (from mean 8.5 days to 2.5).',
      growthExperiences:
        'I used to think that data is what is on the form. Now I ask first who filled the form and where he was sitting. Also: learned R from YouTube at night, badly. Can make a map and a curve, cannot yet make a model I trust.',
      uniquePerspective:
        'Grew up in a herding family, 5 children, moved 4 to 6 times a year. For me a disease map without seasons looks wrong immediately. Other people see a point, I ask where the point will be in June.',
      passionsInterests:
        "Morin khuur (bad), horse races at Naadam - I do the vet check for the 2-year-olds. Translating short articles about zoonoses into Mongolian for the helpers' group, 17 so far.",
      futureImpact:
        'Back to the General Authority for Veterinary Services in Ulaanbaatar, epidemiology unit (now 4 persons for 64 million animals). First thing: control zones drawn by wells and migration routes, tested in 3 aimags. Later a course for soum vets in our own language.',
      diversityContribution: 'Felt, snow and how to ask an old herder a question so that he answers.',
    },
  },
  rania: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about: 'Prosthetics workshop, Jordan; Masters in design; mostly notes and fragments',
    course: 'MA/MSc Global Innovation Design',
    university: 'Royal College of Art',
    texts: {
      fullName: 'Rania Al-Hmoud',
      email: 'rania.alhmoud@example.com',
      targetUniversity: 'Royal College of Art, London',
      targetProgram: 'Global Innovation Design (MA/MSc)',
      essayPrompt: 'Tell us about something you made, and why.',
      personalBackground:
        "Irbid, 20 km from the Syrian border. Father tailor, mother school secretary. 4 girls, I'm no. 3",
      upbringing: 'no throwing away. buttons in jars by size. first sewing machine at 9, Singer, treadle',
      communityInfluence:
        '2012-2013: our street doubled. 3 Syrian families in the building. Abu Khaled on ground floor, baker from Daraa, lost right hand, one-handed dough = whole street came to watch',
      creativityExample:
        "Hand for kneading, 2021. Not a hand really - a paddle. silicone, food grade, clips on standard wrist socket (M12 thread)\n7 versions, v1-v3 stuck to dough, v4 tore, v5 too heavy (410 g), v7 = 165 g\ncost 19 JOD vs cosmetic hand ~600\nAbu Khaled: 200 loaves a day with v7. He said it's ugly. I left it ugly",
      proudestAccomplishment:
        '26 tool-hands so far: kneading, tailoring (x4), tiling, one for oud plectrum. 21 still in use after 1 year - I phone everyone every 3 months',
      momentOfFailure:
        'hand for a girl, Sidra, 8. I made pink, butterflies. She put it in a drawer. Her mother told me after five months. I never asked her what she wants to do with it. (She wanted to hold a skipping rope.)',
      learningFromMistakes:
        'first question now always: what did you do yesterday that was annoying? never: what colour',
      skillsDeveloped:
        'Fusion 360, mould making, self-taught. Casting from a dentist, Dr. Ola, Saturdays. BSc Biomedical Eng., JUST, 2019, 78.6% Very Good',
      collaborationExample:
        "me = shapes, Yousef (prosthetist, 15 yrs) = sockets. He thinks engineers can't touch skin. mostly right",
      riskTaken:
        "left job at medical device importer, Amman, 750 JOD/month, Feb 2022. workshop in father's shop, back room, 11 m2. first 8 months no salary. My mother stopped asking in month 5",
      bookInfluence: 'Victor Papanek, Design for the Real World. bad Arabic pdf, half the pages upside down',
      academicGoals:
        'materials, silicone ageing in sun. research with users - properly, not only phone calls. how to licence a thing so that other workshops can copy it',
      whyThisSchool:
        'two schools in one (RCA + Imperial), terms in other cities. Nobody in my faculty draws, nobody in art school here calculates',
      careerAspirations:
        'open catalogue of tool-hands, 100 trades, files free. workshops in Irbid, Zarqa, later Daraa + Aleppo',
      uniqueQualities: 'I look at wrists first, then faces. Friends complain',
      avoidTopics: 'no "refugee victims" pls. they\'re customers',
      additionalGuidance: 'start with dough',
    },
    chosen: {
      essayType: 'creative',
      essayTone: 'personal',
      targetWordCount: '650',
      emphasizeThemes: ['creativity', 'values', 'perspective'],
    },
  },
  tomasz: {
    type: 'ESSAY',
    form: 'WIZARD',
    heldOut: false,
    about: 'Family furniture factory, Poland; MBA; whole sentences, plain and concrete, with a few lists',
    course: 'MBA',
    university: 'IESE Business School',
    texts: {
      fullName: 'Tomasz Wiśniowski',
      email: 't.wisniowski@example.com',
      targetUniversity: 'IESE Business School',
      targetProgram: 'Full-time MBA, class of 2028',
      essayPrompt:
        'Tell us about a time you led people through a decision they did not like. What would they say about you today? (500 words)',
      familyBackground:
        'My grandfather started the firm in Kępno in 1974 with two planers and a licence for coffins. My father turned it to beds after 1990. My sister Hania does the accounts. I came in 2017, after mechanical engineering in Poznań (Politechnika, 4.5/5.0) and two years at Volkswagen.',
      leadershipExperience:
        'In autumn 2021 one German chain bought 71 % of everything we made and asked for another 6 % off the price. I was head of production then, 28 years old, with 118 people. I proposed to let the contract go and to stop the night shift. Nobody liked it. I met all four shifts myself, in the canteen, and put the cost of one bed on the wall: steel fittings, foam, board, energy, wages, and at the end 4 złoty of profit. I told them that 23 jobs would go and that I would say by Christmas which ones.',
      ethicalDilemma:
        'Pan Zbyszek had been with us for 31 years and he was on the list, because the night shift was his. My father wanted to make an exception for him. I was afraid that one exception would turn the list into a list of friends. In the end I offered everybody over 55 the same thing: a place in the service team at the same base wage without the night bonus. Four people took it. Zbyszek was not one of them, and he did not speak to me for a year.',
      proudestAccomplishment:
        'By the end of 2023 we had nine customers, none above 22 %. Revenue fell from 64 to 51 million złoty but the margin went from 1.1 to 7.4 %. We hired back 12 of the 23.',
      learningFromMistakes:
        'I announced the number before I knew the names. For five weeks 118 people were afraid instead of 23. If I had to do it again I would wait until I could talk to each person on the same day.',
      skillsDeveloped:
        'Costing, mostly by myself from two textbooks and my sister. Also German (B2) and enough SQL to pull data from our ERP.',
      perspectiveEvolution:
        'I used to believe that a big customer means safety, because at home the word "Germans" always meant that the loan would be paid. Now I look at the share of the biggest customer before I look at revenue.',
      impactOnOthers:
        'The cost of one bed still hangs on the canteen wall and the foremen update it every month without being asked. In March they found the foam offcuts themselves, which saves about 190,000 złoty a year.',
      careerAspirations:
        'I will go back to the firm as managing director; my father retires in 2029. I want to buy two or three small factories in our county whose owners have no successor. There are about 40 such firms between Kępno and Ostrzeszów.',
      academicGoals:
        'Corporate finance, valuation of private companies, negotiation. I have only ever known one balance sheet.',
      whyThisSchool:
        'The case method, and the family business chair. An alumnus, Marek Lis, told me over a long dinner in Warsaw that the best sessions were the ones in which the heirs contradicted the consultants.',
      avoidTopics: 'The argument with my uncle about shares.',
    },
    chosen: {
      essayType: 'leadership',
      essayTone: 'analytical',
      targetWordCount: '500',
      emphasizeThemes: ['leadership', 'values'],
    },
  },
  aigerim: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Railway signalling, Kazakhstan, Masters; the recommender (project lead) types in first person about her in uneven English',
    texts: {
      studentFullName: 'Aigerim Seitkali',
      programApplying: 'MSc Railway Systems Engineering and Integration',
      targetUniversity: 'University of Birmingham',
      recommenderName: 'Yerlan Abdrakhmanov',
      recommenderTitle: 'Project lead, signalling modernization',
      recommenderOrganization: 'TemirZhol Avtomatika LLP, Karaganda',
      recommenderPhone: '+7 701 555 0182',
      recommenderCredentials: '19 years in railway automation, 6 years as project lead',
      relationshipDuration: 'from September 2021, almost 3 year',
      relationshipContext:
        'In 2021 we started replacing of relay interlocking to microprocessor on the section Karaganda - Zharyk, 7 stations. I needed the young engineer who is not afraid of old drawings. Aigerim came from university by distribution, I think she will leave after one winter like others. She did not leave.',
      projectSupervision:
        '1) station Zharyk, she made the interlocking tables. 2) station Botakara, she was responsible for testing, 212 routes. 3) now she makes the data base of all axle counters in the section.',
      interactionFrequency: 'every day in office or on the station',
      specificGrades: 'Diploma GPA 3.6 from 4, Satbayev University, 2021',
      analyticalSkills:
        'She reads relay schemes of 1978 year like other people read newspaper. On Botakara there was false occupancy of track 3P, always at night, and all was thinking it is the cable. She looked the log for 5 weeks and compared with weather from airport. It was coming only when temperature falls below minus 27 and wind from north. It was snow dust that comes in the junction box through old gland. We changed 18 glands, price is maybe 40 dollars all together.',
      technicalSkills:
        'AutoCAD, Python little bit, Siemens and Bombardier documentation, EN 50126/50128 she studied alone. She wrote Excel macro which compare interlocking table with test protocol, before it was two people doing this by eyes and three days.',
      standoutMoment:
        'In December 2022 we had window for switching only 6 hours, from 23:00 to 05:00. In 02:40 one route did not lock. Commission chairman, he is man of 60 years, said to sign and correct tomorrow. Aigerim said no, I am not sign. It was minus 31 and everybody was angry with her. She found wrong contact in 50 minutes and we finished 04:35. I was also angry, after I was ashamed.',
      leadershipInstance:
        'Testing in Botakara: she was leading 5 men, all older. She gave to everyone the paper with his routes in the evening, and in the morning asked. Nobody shouted. For our industry this is new.',
      overcomingChallenges:
        "First year the station chiefs did not speak with her, they phoned to me. I said to them, call Seitkali, I don't know the answer. After half year they called her.",
      reliability: 'In three years she was not late with the one protocol.',
      perseverance:
        'She was sitting IELTS three times: 5.5, 6.0, then 6.5. She studied in the train to the work, two hours each side.',
      peerComparison:
        'I had in my group about 45 engineers. She is between best five, and from young ones she is first.',
      developmentAreas:
        'She does all by herself, it is hard for her to give the work to other one. And she must speak louder on big meeting.',
      programFit:
        'We are knowing how to build, but safety case for us is writing foreign consultant and we pay. In Birmingham they teach how to make this. She asked consultants so many questions that one of them sent her the book.',
      careerPotential:
        'I hope she will return and be the first safety assessor in our region which is local.',
    },
    chosen: {
      relationshipType: 'project-lead',
      percentileRanking: 'top-10',
      recommendationStrength: 'strong',
      letterTone: 'professional',
      emphasizeAspects: ['integrity', 'technical-skill'],
      targetLength: '400',
    },
  },
  devendra: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      "MBA, solar irrigation pumps after-sales, India (Rajasthan); the applicant types in the first person ('I did…, my manager…'); whole sentences",
    texts: {
      studentFullName: 'Devendra Singh Rathore',
      studentEmail: 'devendra.rathore@example.com',
      programApplying: 'International Full-Time MBA',
      targetUniversity: 'Rotterdam School of Management, Erasmus University',
      recommenderName: 'Mrs. Kavita Shekhawat',
      recommenderTitle: 'General Manager - Service & Customer Operations',
      recommenderOrganization: 'Marudhar Solar Pumps Pvt Ltd, Jaipur',
      recommenderEmail: 'k.shekhawat@example.com',
      recommenderCredentials: '17 yrs in industry, heads team of 120',
      relationshipDuration: 'Since July 2019 (5 years)',
      relationshipContext:
        "I joined as Graduate Engineer Trainee in 2019 and Kavita ma'am interviewed me. From 2021 I report directly to her as Area Service Manager for Bikaner, Nagaur and Jodhpur districts. She does my appraisal each April.",
      interactionFrequency: 'Weekly review call on Saturday + field visits together once in a quarter',
      academicPerformance:
        'My manager has not seen my academics. I did B.Tech. Electrical from MBM Engineering College, Jodhpur, 7.6 CGPA, batch of 2019. She did sponsor me for the Six Sigma Green Belt in 2022, which I cleared with 88%.',
      analyticalSkills:
        'I noticed that controllers were failing mostly in villages where the pump was installed by one particular sub-contractor, but the failure came 8 to 10 months later so nobody connected the two. I matched 2,400 installation cards with the complaint register in Excel for three weekends. The earthing rod was one metre short. I presented it to my manager and she stopped his payments the same week.',
      standoutMoment:
        "I think my manager would tell about June 2022. In Nokha there was a crowd of about 60 farmers at our dealer's shop because 19 pumps were dead in the sowing week. The dealer had locked himself inside. I sat down outside with them, wrote down each name and the well depth on a cardboard carton, and told them in which order we will come and why. We repaired all 19 in four days. She kept that carton in her office.",
      leadershipInstance:
        'I lead 14 technicians and 2 coordinators. When I took over, six technicians had resigned within one year. I started a rule that whoever closes a complaint on first visit picks his route for the next week. No extra money was needed. In 2023 only one person left.',
      innovativeApproach:
        "I made the farmers' WhatsApp video library: 23 videos of one minute each in Marwari, shot by my own technicians, on cleaning panels, resetting the controller etc. About 30% of the calls are now closed on phone. My manager rolled it out in Gujarat also, with Gujarati voice.",
      overcomingChallenges:
        'In 2020 I was transferred to Barmer, and I asked for my posting to be changed because I was not able to handle the dealers there. My manager refused and came for one week with me to show how she does it. I stayed 11 months. The outstanding went from 74 lakh to 22 lakh.',
      communication:
        'I write the monthly service letter to the state agriculture department and my manager signs it without changing much. I am less comfortable with English presentations to senior people but I have done three since last year.',
      integrity:
        'A dealer offered me a motorcycle to pass warranty claims of 31 motors burnt by dry running. I refused and I told my manager the same evening.',
      mentoringOthers:
        'I taught two ITI technicians, Bhanwar Lal and Imran, to read wiring diagrams in English. Imran is a coordinator now.',
      peerComparison:
        'There are 9 Area Service Managers in the company. My area was first in first-visit closure (81%) in 2022-23 and second in 2023-24. I am the youngest.',
      developmentAreas:
        'My manager wrote in my appraisal that I take every complaint personally and that I should look at the balance sheet more. That is one reason for the MBA.',
      programFit:
        'I know service very well but I do not know pricing, finance or how companies outside India sell to small farmers. RSM has a focus on sustainability and business as a force for good, and I am passionate about clean energy for rural people.',
      careerPotential:
        'I want to start a company for pay-per-use irrigation. My manager says that she would invest, I am not sure whether she is joking.',
      additionalContext:
        'There is a gap of four months in 2021. My father had Covid and I was looking after our farm. She approved the leave.',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-5',
      recommendationStrength: 'strong',
      letterTone: 'professional',
      emphasizeAspects: ['leadership', 'initiative', 'integrity'],
      targetLength: '500',
    },
  },
  kwabena: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      "Deaf education, Ghana, Masters; mixed: some fields 'I/my' as the applicant, some 'he' as if the headmistress wrote; mostly notes",
    texts: {
      studentFullName: 'Kwabena Ofori-Atta Danquah',
      studentEmail: 'kwabena.danquah@example.com',
      programApplying: 'MEd Deaf Education',
      targetUniversity: 'University of Leeds',
      recommenderName: 'Mrs Comfort Agyeman',
      recommenderTitle: 'Headmistress',
      recommenderOrganization: 'Akuapem School for the Deaf (Primary/JHS), Eastern Region',
      recommenderPhone: '+233 24 555 0139',
      recommenderCredentials: '28 yrs teaching, head since 2015',
      relationshipDuration: 'Oct 2018 till date',
      relationshipContext:
        'My headmistress. National service first (2018/19), then I was posted to same school. She observes my lessons 2x a term. I also act as asst. exams officer under her.',
      interactionFrequency: 'daily, staff meeting Mondays',
      specificGrades: 'B.Ed Special Education, UEW Winneba, 2nd Class Upper, FGPA 3.41',
      academicStrengths:
        '- GSL fluent, learnt from the pupils mainly + deaf colleague Mr Tetteh\n- maths teaching, JHS 1-3\n- reads research on bilingual education, prints articles and leaves them in staff room',
      technicalSkills: 'video editing (CapCut), Excel for exam records, PowerPoint',
      standoutMoment:
        'Speech day 2022. Interpreter did not come. He interpreted 3 hours non stop for DCE, chief, parents. After that a mother came to him crying, first time she understood what her daughter was signing. He started Saturday sign class for parents the next month.',
      problemSolvingExample:
        'BECE maths. Pupils failing word problems, not the sums. I counted words in past questions 2012-2020: 63 words without any agreed sign (e.g. "profit", "ratio", "at least"). Sat with Mr Tetteh + 5 JHS3 pupils, agreed signs, filmed them. Put on 2 tablets + my phone. Passes in maths: 4 of 21 (2019) -> 13 of 24 (2022).',
      initiative:
        "Saturday parents' class: started with 6 parents, now abt 35. Some travel from Koforidua. No allowance. He pays for the chalk himself sometimes.",
      overcomingChallenges:
        'Covid closure 2020, 9 months. Pupils at home with nobody who signs. I called 40 families, did video lessons over WhatsApp, data was from my own pocket till PTA helped. 11 pupils could not be reached, I went to 7 of the houses.',
      teamwork:
        'Good with hearing and deaf staff. Interprets at staff meetings so that Mr Tetteh and Madam Esi are not left out. Before him, they got a summary afterwards.',
      reliability: 'exam records always ready. 2 days absent in 5 yrs (malaria)',
      developmentAreas: 'takes on too much; slow with paperwork which is not exams, I have told him',
      peerComparison: 'one of best 3 teachers out of 60+ I have headed',
      programFit:
        'Leeds: sign bilingual, deaf children & language. I want to do dissertation on maths signs in GSL.',
      careerPotential:
        'Return to Ghana. curriculum unit, Special Education Division, or train teachers at Winneba. He would be very useful there.',
      specificRecommendations: 'Commonwealth Shared Scholarship',
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-5',
      recommendationStrength: 'highest',
      letterTone: 'warm',
      emphasizeAspects: ['initiative', 'perseverance'],
      targetLength: '400',
    },
  },
  nourhan: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      "MBA, digital payments product, Egypt; mixed: some answers 'I' as the applicant, some about 'she' as if her manager wrote; whole sentences",
    course: 'International MBA',
    university: 'IE Business School',
    applicantName: 'Nourhan Adel Shokry',
    texts: {
      recommenderName: 'Hossam El-Gendy',
      recommenderTitle: 'Director of Merchant Products, Daf3a Payments, Cairo',
      recommenderRelation: 'My line manager, he hired me from the call centre',
      relationshipDuration: 'Four years (Sept 2020 to now)',
      studentStrengths:
        'Nourhan listens to merchants in a way that most product people do not. She started in our call centre and she still takes calls every Thursday from 10 to 12, although nobody asks her to. She can turn a complaint into a specification in one page. She is also very good with numbers and she is passionate about financial inclusion and about making a real impact.',
      specificExamples:
        'In 2022 kiosk owners in Upper Egypt were leaving our POS terminals after about three months and management wanted to cut the fees. I asked Hossam to let me go to Sohag and Minya first. I visited 37 kiosks in eight days, with my cousin driving because there was no budget. The fees were not the problem. The settlement came the next day at 4 pm, but the wholesalers of cigarettes and phone credit want cash at 9 in the morning. I wrote the proposal for a settlement at 7 am, worked with treasury and with the bank for five months, and we launched it in March 2023. Churn after 90 days dropped from 31% to 17% in the two governorates.',
      academicPerformance:
        'I graduated in Business Informatics from Ain Shams University in 2019 with Very Good (81%). Hossam did not see me as a student, but he sent me to a SQL and Tableau course at AUC in 2021 and I finished first of 22. GMAT Focus 635.',
      characterQualities:
        'She is honest with people above her. In one steering committee she told our CEO, in front of everyone, that the figure on his slide counted the same merchants twice. She said it politely and she had the corrected figure ready. She can be impatient with slow colleagues, and she and I have talked about it; since she got two juniors of her own (Mariam and Bassem) she has become much better at waiting.',
      comparativeAssessment:
        'I have led about 30 product managers and analysts in two companies and she is in the best three. What is different with her is that she is the only one who came from operations and she never forgot it. I was also promoted twice in four years, which is the fastest in the department.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  selam: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'Speech and language technology, Ethiopia, Masters; the student types about themselves in the third person, no pronoun for the student anywhere; half notes; sparse',
    course: 'MSc Speech and Language Processing',
    university: 'University of Edinburgh',
    applicantName: 'Selam Tesfaye',
    texts: {
      recommenderName: 'Dr. Getachew Worku',
      recommenderTitle: 'Asst. Professor, Computing, Jimma University',
      recommenderRelation: 'final year project advisor, taught NLP course',
      relationshipDuration: '1.5 yrs',
      studentStrengths:
        'Strong Python, PyTorch, Kaldi. Selam reads papers before being told to. Works well with little (one shared GPU, power cuts).',
      specificExamples:
        'Final project: speech recogniser for Afaan Oromo radio. There was almost no transcribed audio, so Selam went to Jimma Fana FM with a hard disk, got 60 hours of call-in shows, and organised 14 students to transcribe 9 hours of it. Word error rate 52% -> 34%. Dr. Getachew remembers that the first model only learned the jingle, and Selam laughed and cut all the jingles by hand over one weekend.',
      academicPerformance: 'CGPA 3.72/4.00, BSc Computer Science 2024. NLP: A+. Compiler Design: B.',
      characterQualities: 'Calm, punctual, helps juniors with Linux.',
      comparativeAssessment: 'Top 3 out of 58 in the batch.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  tuan: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      'Food process engineering (frozen fish), Vietnam, Masters; the recommender (plant manager) types in first person about him; whole sentences',
    course: 'MSc Food Technology',
    university: 'Wageningen University',
    applicantName: 'Vu Minh Tuan',
    texts: {
      recommenderName: 'Le Thi Bich Ngoc',
      recommenderTitle: 'Plant Manager, Hau Giang Frozen Foods JSC, Can Tho',
      recommenderRelation: 'His direct manager in the processing plant',
      relationshipDuration: '3 years 2 months, since March 2022',
      studentStrengths:
        'Tuan does not trust a number until he has seen where it comes from. In his second month he stood for two nights beside the contact freezers with a thermocouple and a notebook, because our log said the fillet core reached -18 °C in 95 minutes and he did not believe it. He was right, the probe on freezer 4 was sitting in the glaze and not in the fish. He is also good with the line workers, most of whom are women older than him, and he asks them before he asks the supervisor.',
      specificExamples:
        'In 2023 a buyer in Rotterdam rejected one container (24 tonnes) of pangasius fillets for drip loss. Everybody in our meeting blamed the transport company. Tuan asked for one week. He thawed 140 samples from retained stock and sorted them by the time the fillets had waited between trimming and freezing. Those that waited more than 40 minutes lost 6.1 %, the others 3.4 %. He then drew a new shift plan in which the trimming tables start in two groups, 25 minutes apart. We did not buy any machine. Claims for drip loss went from seven in 2022 to one in 2024.',
      academicPerformance:
        'I did not teach him so I can only say what I have in his file: B.Eng. Food Technology, Can Tho University, 2021, GPA 3.31/4.0. I can say that his statistics are better than those of our QA department. He taught himself R from YouTube and he now makes our monthly control charts.',
      characterQualities:
        'He admits mistakes quickly. Last year he set the wrong dosing for the phosphate-free soak and we lost about 600 kg of product; he phoned me at 5 in the morning, before anyone had noticed. He is quiet in large meetings, sometimes too quiet, and I have had to push him to speak when foreign auditors are in the room. In the BRC audit this January he led the tour of the freezing hall in English by himself.',
      comparativeAssessment:
        'I have managed around 25 engineers since 2011. For practical investigation I would put Tuan in the first two. There was one engineer who was faster, she now works for our competitor in Dong Thap. Nobody has been more careful.',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  wayan: {
    type: 'LOR',
    form: 'WIZARD',
    heldOut: false,
    about:
      'Marine ecology (coral reefs), Indonesia, Masters; the recommender (field station supervisor) types in first person, no pronoun for the student anywhere; whole sentences',
    texts: {
      studentFullName: 'Wayan Sukma Pradipta',
      studentEmail: 'wayan.sukma@example.com',
      programApplying: 'Master of Science, Marine Biology and Ecology',
      targetUniversity: 'James Cook University',
      recommenderName: 'Fransiska Lumenta',
      recommenderTitle: 'Senior Scientist and Field Station Supervisor',
      recommenderOrganization: 'Bunaken Reef Monitoring Station, Manado',
      recommenderEmail: 'f.lumenta@example.org',
      recommenderCredentials: 'PhD (Bremen 2012), supervised 34 field assistants since 2014',
      relationshipDuration: '22 months, August 2022 to May 2024',
      relationshipContext:
        "Wayan came to us straight after the bachelor's degree at Udayana, on a six-month contract as a dive assistant. I extended the contract three times. We lived on the same small station with eight other people, so I know how Wayan works at six in the morning and also at the end of a bad week.",
      projectSupervision:
        'I supervised the survey of Drupella snails on the Fukui and Lekuan reefs. Wayan was responsible for 16 of the 40 permanent transects and for the whole photo archive.',
      interactionFrequency: 'Daily, and a planning hour every Monday',
      academicStrengths:
        'Wayan reads methods sections first and results later, which I have never managed to teach to anybody. The identification of Acropora to species from photographs was 78% in agreement with our taxonomist at the start and 93% after one year.',
      analyticalSkills:
        'Our bleaching scores for 2023 looked worse on the northern transects and we had already half written the explanation about currents. Wayan plotted the scores against the name of the observer. Two observers used the colour card without the shade correction, and both always dived in the north. We scored all 1,150 photos again, blind. The difference between north and south became very small.',
      technicalSkills:
        'R (vegan, lme4), CoralNet, QGIS. Wayan wrote the small script that renames the photos from the GPS time of the boat, and it is still used each day. PADI Divemaster, 410 logged dives.',
      standoutMoment:
        'In February 2023 the compressor failed, the next supply boat was nine days away and we had eleven filled tanks. I wanted to stop the survey. At dinner Wayan put a sheet on the table with a plan: the six shallow transects could be done by snorkel with a weighted line, and the eleven tanks were enough for the deep ones if each dive had exactly two people. We lost one transect out of 40.',
      overcomingChallenges:
        'English was a difficulty in the first months. Wayan asked me to speak only English on Tuesdays and Fridays and wrote the weekly report in English from then on. The first ones took me an hour to correct; the last ones I only signed.',
      collaborationSkills:
        'The fishermen of Alung Banua did not like our buoys. Wayan went to drink coffee with Pak Hengky, who had cut two of them, and found out that the lines caught his nets at low tide. We moved four buoys by thirty metres. After that Pak Hengky phoned us whenever one came loose.',
      integrity:
        'One transect in October 2023 was photographed with the wrong lens setting. Nobody would have seen it. Wayan reported it and repeated the dive on a free Sunday.',
      mentoringOthers:
        'Three interns from Sam Ratulangi University learned the photo protocol from Wayan. Two of them now work for us.',
      peerComparison:
        'Among the 34 assistants at the station I would name three who could become independent scientists, and Wayan is one of the three.',
      developmentAreas:
        'Writing an argument and not only a report. Wayan puts all the results in and is reluctant to leave something out. Also statistics with spatial data, which we could not teach here.',
      programFit:
        'Townsville has the long-term data from the Great Barrier Reef, and the course in spatial ecology is what Wayan needs most. In return Wayan brings two years of real monitoring under conditions that are not comfortable.',
      careerPotential:
        'I expect to see Wayan run a monitoring programme in eastern Indonesia, where there are many divers and very few people who can design a survey.',
      additionalContext:
        "The bachelor's GPA of 3.18 is not very high. Wayan worked as a guide in Amed during the degree to pay the fees for a younger brother.",
    },
    chosen: {
      relationshipType: 'supervisor',
      percentileRanking: 'top-10',
      recommendationStrength: 'highest',
      letterTone: 'warm',
      emphasizeAspects: ['research', 'integrity', 'initiative'],
      targetLength: '500',
    },
  },
  ximena: {
    type: 'LOR',
    form: 'QUICK',
    heldOut: false,
    about:
      "Architectural conservation, Peru, Masters; the student types in the first person ('my professor'); half notes",
    course: 'Master of Conservation of Monuments and Sites',
    university: 'KU Leuven',
    applicantName: 'Ximena Huamán Ccori',
    texts: {
      recommenderName: 'Arq. Rodolfo Benavides Zegarra',
      recommenderTitle: 'Profesor Principal, Faculty of Architecture and Urbanism, UNSA Arequipa',
      recommenderRelation:
        'my thesis adviser + I took 2 courses with him (Construction History, Restoration Workshop II)',
      relationshipDuration: 'aprox. 3 years (2021 - 2024)',
      studentStrengths:
        '- drawing by hand and survey: my professor always used my sheets to show the younger years\n- patience with archives, I read notarial writing of the 18th century (learned by myself with a palaeography manual)\n- photogrammetry: Metashape, CloudCompare\n- I speak Quechua with the masons, this helped a lot in Yanahuara because the maestros explain things different when you speak their language',
      specificExamples:
        'Tambo de la Cabezona, Arequipa, 2023. After a small earthquake there was a new crack in one sillar vault and the municipality wanted to put a steel tie immediately. I asked my professor for ten days to measure first. I put 11 glass tell-tales and 4 crack gauges and read them at 7 am and 3 pm. The crack opened and closed 0.4 mm every day with the sun, and did not grow. So it was mostly thermal and not the earthquake. They repaired with lime mortar, cost 3,200 soles, not 41,000. My professor told this in a talk in Cusco and put my name on the slide.',
      academicPerformance:
        'Bachiller en Arquitectura, 2024, average 16.4/20\nupper fifth (quinto superior), 9th of 71\nRestoration Workshop II: 19\nConstruction History: 18\nthesis: "Lime mortars in the sillar vaults of Arequipa, 1784-1868", 18/20 with recommendation to publish\nweak one: Structures III 12, I repeated it',
      characterQualities:
        'I worked in my aunt\'s picantería on weekends during all the career so I was often tired on Mondays, my professor knew it. I never missed a site visit. He says that I am stubborn "in the good sense". When a classmate broke a tell-tale I did not report her, we just put it again and wrote the date in the notebook, and he liked that the notebook was honest.',
      comparativeAssessment:
        'he has directed around 40 theses. He told me mine is among the three with best field work. Not the best written one!',
    },
    chosen: { recommendationStrength: 'highly_recommend' },
  },
  bishal: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Data science, Nepal; whole sentences, dull and general',
    course: 'Master of Data Science',
    university: 'Deakin University',
    texts: {
      studentFullName: 'Bishal Raj Adhikari',
      studentEmail: 'bishal.adhikari@example.com',
      currentUniversity: 'Tribhuvan University (Patan Multiple Campus)',
      currentDegree: 'BSc. CSIT',
      graduationYear: '2080 BS (2023 AD)',
      currentGPA: '72.4%, First Division',
      currentCompany: 'Himal Softech Pvt. Ltd.',
      currentJobTitle: 'Junior Data Analyst',
      workExperienceDetails:
        'I am working as a junior data analyst for one and a half years. My responsibilities are to collect data from clients, clean the data and make dashboards in Power BI. I also prepare weekly reports for the management. This job has taught me the importance of teamwork, communication and time management.',
      internshipExperience:
        'I did a three month internship at a fintech company in Kathmandu where I learned Python and SQL. It was a very good learning experience for me.',
      problemSolvingStory:
        'One of our clients, a chain of grocery stores with 6 branches, had the problem that their stock reports did not match with the sales. I checked the data and found that the same product was entered with different names in different branches. I made a common product list in Excel and after that the reports became correct. The client was happy with our work.',
      fieldInterestOrigin:
        "I have been passionate about computers since my childhood. In today's world data is the new oil and every industry depends on data. When I studied the subject of Data Mining in seventh semester, I realised that this is the field in which I want to build my career.",
      setbackLearning:
        'I failed in Mathematics II in the second semester because I was not serious about my studies. I worked hard and passed it in the next attempt with good marks. From this I learned that hard work is the key to success and that we should never give up.',
      campusInvolvement:
        'I would like to join the cricket club and the Nepalese students association. I would also take part in hackathons.',
      academicProjects:
        'Final year project: Movie Recommendation System using collaborative filtering. It was a group project with 3 members and I did the backend part. We used Python, Django and the MovieLens dataset.',
      awardsHonors: 'Second position in inter-college quiz contest, 2022.',
      shortTermGoals:
        'After completing my degree I want to work as a data analyst or data scientist in a reputed company and gain international exposure.',
      longTermGoals:
        'In the long term I want to return to Nepal and start my own company which will provide data solutions to businesses and create employment for the youth of my country.',
      universityInterest:
        'Deakin University is one of the top universities in Australia and it has a world class faculty and modern facilities. The course structure matches with my interest. Melbourne is also a multicultural city and safe for international students.',
      futureContributions:
        'I am a hard working and dedicated person. I will bring my work experience and my culture to the programme.',
      additionalInformation:
        "There is a gap of six months after my graduation because I was preparing for IELTS (6.5 overall) and also helping in my father's shop.",
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'classic-formal', wordCount: '1000' },
  },
  boadu: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'MBA, pharmaceutical distribution, Ghana; whole sentences',
    course: 'MBA',
    university: 'IESE Business School',
    texts: {
      fullName: 'Kwabena Asante-Boadu',
      email: 'kwabena.ab@example.com',
      nationality: 'Ghanaian',
      currentLocation: 'Kumasi, Ghana',
      phoneNumber: '+233 24 555 0182',
      currentUniversity: 'KNUST, Kumasi',
      currentDegree: 'Bachelor of Pharmacy (B.Pharm)',
      fieldOfStudy: 'Pharmacy',
      currentGPA: 'CWA 69.8 (2nd Class Upper)',
      graduationYear: '2017',
      significantCoursework:
        'Pharmacy Practice and Management was a single two-credit course in the fourth year, and it is the only one whose notes I still open. It was where I first had to price a product.',
      gmatScore: '655 (Focus)',
      otherCertifications:
        'Registered pharmacist, Pharmacy Council of Ghana, 2018\nGood Distribution Practice training (WHO), 2020',
      currentPosition: 'Operations Manager, Oforiwaa Pharma Distribution Ltd (42 staff)',
      workExperience:
        'I run the warehouse and the eleven vans that supply about 860 pharmacies and chemical shops in Ashanti, Bono and Ahafo. I joined as the superintendent pharmacist in 2019, signing papers mostly. In 2021 the owner, Madam Oforiwaa, fell ill for four months and asked me to "keep the place breathing". I have managed operations ever since. I report to her and to her two sons, who do not always agree.',
      industryExperience:
        'A box of amlodipine passes through four or five hands before it reaches a patient in Techiman, and every hand adds between 8 and 20 percent. Chemical shops buy on credit and pay when they can. Most distributors keep those debts in an exercise book, so no bank will lend against them. When the cedi fell in 2022 our importers changed prices twice a week.',
      professionalAchievements:
        'Expired stock fell from 6.1% of purchases in 2020 to 1.7% in 2023. I did it by giving the van salesmen a commission on products with less than nine months left, and none on products with less than three. It cost GHS 94,000 in commission and saved about GHS 610,000.',
      skillsCompetencies:
        'I build our demand forecasts in Excel and have taught myself enough SQL to pull the sales data. I cannot value a company, and I have never raised outside money.',
      leadershipRoles:
        'I supervise six pharmacists, fourteen warehouse staff and eleven drivers. I also served as treasurer of the regional Pharmaceutical Society for two years.',
      targetUniversity: 'IESE Business School, Barcelona',
      targetProgram: 'Full-time MBA',
      programSpecialization: 'Operations / family business',
      applicationSemester: 'September 2026',
      whyThisUniversity:
        "I have spent six years in a family business that is not my family's, and IESE has studied family firms longer than most schools. The case method suits me because I have made nearly all my decisions with half the numbers missing. I also want the summer entrepreneurship work in Nairobi, where two distributors have already solved the credit problem that we have.",
      specificCourses:
        'Corporate finance, because I have never read a term sheet without ringing a friend in Accra. Operations strategy. A course on governance in family-owned firms.',
      campusVisitExperience:
        'I attended the admissions session in Accra in February and sat beside an alumna, Efua Mensah, who runs a cold-store chain. She told me to bring the arguments of my two bosses as a case.',
      whyThisField:
        'I became a pharmacist to talk with patients. What I found was that the talk did not matter if the shelf was empty.',
      careerMotivation:
        'Madam Oforiwaa is 67, and wants to sell part of the firm or bring in a fund. Two have visited. I sat in both meetings and understood perhaps half of what was said. If the deal comes in 2028, I want to be the person on our side of the table who understands all of it.',
      professionalGoals:
        'I want to turn a regional distributor into one that lends to its customers openly, at a known price, on the evidence of their own purchases.',
      postGraduationPlans:
        'I would like to work for one or two years with a healthcare distributor or a fund in East Africa and then return to Kumasi.',
      longTermVision:
        'I see myself as chief executive of a distribution company that covers the northern half of Ghana and Burkina Faso, with its prices printed on a public list.',
      impactVision:
        'The woman who runs the chemical shop in Sankore would notice, because she would stop closing on Tuesdays to travel for stock.',
      definingMoment:
        'In August 2021 a driver called me from the Sunyani road. The van had broken down with insulin on board, and it was 34 degrees. I drove out with three cool boxes and ice from a fish seller. We saved all but 40 vials. On the way home I worked out that a second fridge van would have cost less than what we had lost in that year alone, and that nobody had ever done the sum.',
      failureAndLearning:
        'I introduced a phone ordering app in 2022 and announced it by letter. After three months 31 of 860 customers had used it. I had not asked one of them. Later I spent a week riding in the vans and learned that they ordered when the van came because that was also when they could bargain. We dropped the app and gave the salesmen tablets.',
      leadershipStory:
        'When fuel doubled the drivers wanted to strike, and the sons wanted to dismiss the two who spoke loudest. I asked those two to redraw the routes with me. We cut 410 km a week, and half of the saving went into wages. Nobody left.',
      volunteerWork:
        'On the last Saturday of each month I screen blood pressure at the Bantama Methodist church.',
      hobbiesInterests: 'I play the trombone badly in a highlife band.',
      languageSkills: 'Twi (native), English, some Hausa, French A2',
      avoidMentioning: "Please do not name the owner's sons or say that the company may be sold.",
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'professional',
      targetWordCount: '1000',
      emphasizeAspects: ['work-experience', 'leadership', 'career-goals'],
    },
  },
  linh: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Aquaculture, Vietnam; uneven English, sentences with mistakes',
    course: 'MSc Sustainable Aquaculture',
    university: 'University of Stirling',
    texts: {
      studentFullName: 'Nguyễn Thị Mỹ Linh',
      studentEmail: 'mylinh.nguyen@example.com',
      currentUniversity: 'Can Tho University',
      currentDegree: 'Bachelor of engineer in Aquaculture',
      graduationYear: '2022',
      currentGPA: '3.42/4.0 (Very good)',
      currentCompany: 'Minh Tâm Seafood JSC, Sóc Trăng',
      currentJobTitle: 'technical staff for shrimp farm',
      workExperienceDetails:
        'I take care 24 ponds of white leg shrimp, every pond is 2000 m2. Every morning 5h30 I check oxygen, pH, alkalinity and look the feeding tray to know shrimp eat or not eat. I also teach to 9 worker how to use test kit. In 2023 survival rate was 62%, in 2024 become 78% because we change to stock in two phase, nursery 25 days first then move to the grow out pond.',
      internshipExperience:
        '3 month in pangasius hatchery at Đồng Tháp (2021). I learned inject hormone, hatching, and count the larvae by small spoon.',
      problemSolvingStory:
        'April 2024 the shrimps in pond 7 and 8 die little by little, about 2-3 kg per day, but test of white spot and EMS is negative. My manager want to harvest early and lost money. I write all number in one table and see that only the ponds near the canal have this. I go to the canal in night and see neighbor farm discharge the water at 2 am. So we change the time to take water, and I ask him to talk with us, drink tea. Now both farms have same timetable for pumping in and pumping out. He is older than my father so it was not easy.',
      fieldInterestOrigin:
        'My parents had one pond in Mỹ Xuyên. In 2010 all shrimps died in one week, my father sell the motorbike to pay feed shop. I was 10 years old. I always want to ask why nobody told us before.',
      setbackLearning:
        'First year at work I trust the probiotic seller too much, I used double dose for 6 ponds and I did not keep one pond for control. The result not different, cost 48 million dong, and I also cannot prove anything. After that I always keep control pond even boss say it is waste.',
      campusInvolvement: 'I can play badminton and cook. I would like to help for the new student from Asia.',
      academicProjects:
        'Graduation thesis: Effect of salinity (5, 10, 15 ppt) on growth of white leg shrimp in biofloc. 90 days, 9 tanks. Growth at 10 ppt is the best.',
      researchExperience:
        'Assistant for Dr. Trần Quốc Bảo, we collect the water samples from 30 household in Trần Đề and ask them about antibiotic. 19 from 30 said they use but not know the name.',
      shortTermGoals:
        'I want to work for the disease surveillance, maybe in the Sub-department of Fisheries of Sóc Trăng or in a certification company (ASC, BAP).',
      longTermGoals:
        'I want that small farmers share information of disease by phone in the same day. If one canal is sick, all farm know before they open the gate.',
      universityInterest:
        'Institute of Aquaculture is very famous and have the aquatic animal health module and epidemiology. In Vietnam I learn to treat the disease in one pond but not to study how it go from pond to pond.',
      futureContributions:
        'I have real data of 24 ponds in 3 years, company allow me to use it. And I can tell about small farmer because I am from there.',
      additionalInformation:
        "IELTS 6.0 (writing 5.5) I will take again in March. Please don't write about the antibiotic in our company.",
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '1000' },
  },
  mateusz: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Geoinformatics / forest remote sensing, Poland; half sentences, half notes',
    course: 'MSc Geospatial Technologies',
    university: 'Lund University',
    texts: {
      studentFullName: 'Mateusz Wiśniowski',
      studentEmail: 'm.wisniowski@example.com',
      currentUniversity: 'Warsaw University of Life Sciences (SGGW)',
      currentDegree: 'inżynier (BSc Eng), Forestry',
      graduationYear: 'Feb 2025',
      currentGPA: '4.4 (scale 2-5)',
      currentCompany: 'State Forests, Białowieża district / then small GIS firm (TerraScan, Białystok)',
      currentJobTitle: 'GIS technician',
      workExperienceDetails:
        'At TerraScan since March 2025:\n- classifying airborne laser data for 4 forest districts (approx. 61,000 ha)\n- QGIS, LAStools, some R\n- field checks with a GNSS receiver, usually alone, usually in mud\nI also wrote a script that compares the new tree heights with the forest inventory and marks stands that differ by more than 5 m. Before that a colleague did it by eye.',
      internshipExperience:
        '6 weeks in Białowieża, summer 2023. Counting dead spruce after the bark beetle. 212 plots, two people, one bicycle.',
      problemSolvingStory:
        "Drone pictures of the plots didn't fit the map, shifted 3 to 7 metres, each flight in another direction. Everyone thought GPS. I compared the flights by hour and saw that the shift followed the sun: the software had matched shadows, not trunks. Solution: fly only between 11 and 13, plus five white plates per plot as ground control. Error after: 0.4 m.",
      fieldInterestOrigin:
        'My grandfather was a forest ranger near Hajnówka and kept a notebook for every stand, 31 years. When the beetle came I could look up in it which spruces had been weak already in 1994. I wanted such a notebook for the whole forest.',
      facultyConnections:
        'Remote sensing group at the Department of Physical Geography and Ecosystem Science. Their work on bark beetle detection from Sentinel-2 before the crown turns red ("green attack") = exactly my question.',
      setbackLearning:
        'First version of thesis: 94% accuracy. Too good. Training and test pixels came from the same trees. My supervisor said nothing, just asked me to draw them on the map. After I split by stand: 71%. I handed in the 71.',
      academicProjects:
        'Thesis: Early signs of Ips typographus in Sentinel-2 time series, Białowieża 2016-2022. Random forest, red-edge bands, 212 ground plots.\nOther: web map of veteran oaks (Leaflet), 340 trees so far, still growing',
      publications: "none yet; poster at student foresters' conference, Rogów 2024",
      awardsHonors: "Rector's scholarship 2022/23 and 2023/24 (best 10% of year)",
      shortTermGoals:
        "Analyst in a forest agency or in a monitoring company, Sweden or Poland. I'd like to do a map that a ranger opens on Monday and knows which stand to walk first.",
      longTermGoals: 'PhD maybe. Common early warning for the Baltic states + Poland, open data.',
      universityInterest:
        'Lund: time series, ecosystem modelling and real forest 40 min by bus. Also TIMESAT was made there, I have used it for two years and would like to understand what it does inside.',
      futureContributions: 'Field sense. I know what 212 pixels look like from below.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'conversational', wordCount: '800' },
  },
  nino: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'MBA, wine export, Georgia; whole sentences, sparse',
    course: 'MBA in Wine & Spirits',
    university: 'KEDGE Business School',
    texts: {
      fullName: 'Nino Gelashvili',
      email: 'nino.g@example.com',
      nationality: 'Georgian',
      currentLocation: 'Telavi',
      currentUniversity: 'Tbilisi State University',
      currentDegree: 'BA Business Administration',
      currentGPA: '3.2',
      graduationYear: '2016',
      currentPosition: 'Export manager at a winery',
      workExperience:
        'I sell our qvevri wines to importers in nine countries. When I came in 2018 we exported 14,000 bottles, and last year we exported 83,000. I do the contracts, the labels and the fairs with one assistant.',
      targetUniversity: 'KEDGE, Bordeaux',
      targetProgram: 'MBA in Wine & Spirits',
      applicationSemester: '2026',
      whyThisUniversity:
        'The programme is about wine only, and the students visit producers and buyers in several countries.',
      careerMotivation:
        "I learned export from my own mistakes, for example a pallet that stood in Rotterdam for seven weeks because of one missing certificate. I don't know finance or branding well enough to go further.",
      professionalGoals:
        "I want to start an export house for small family cellars in Kakheti that can't afford an export manager.",
      languageSkills: 'Georgian, Russian, English, basic French',
    },
    chosen: { hasWorkExperience: true, writingTone: 'personal', targetWordCount: '500' },
  },
  rahel: {
    type: 'SOP',
    form: 'QUICK',
    heldOut: false,
    about: 'Food science / coffee processing, Ethiopia; whole sentences, long and flowing',
    course: 'MSc Food Technology',
    university: 'Wageningen University & Research',
    texts: {
      studentFullName: 'Rahel Tadesse Worku',
      studentEmail: 'rahel.tw@example.com',
      currentUniversity: 'Jimma University',
      currentDegree: 'BSc Food Science and Post-Harvest Technology',
      graduationYear: '2021',
      currentGPA: '3.71 / 4.00',
      currentCompany: "Limmu Kossa Farmers' Cooperative Union",
      currentJobTitle: 'Quality & processing officer (since Nov. 2021)',
      workExperienceDetails:
        'I am responsible for the quality of the washed and natural coffee that comes to us from nineteen wet mills, which means that from October to January I sleep more nights in the guest rooms of the cooperatives than in my own bed, checking fermentation tanks, moisture on the drying beds and the temper of the people who have been turning the parchment since five in the morning. When I started, 38% of our lots were graded 3 or lower; last season it was 21%, and most of the difference came from one thing, which was teaching the mills to measure pH with a 900-birr pen instead of pushing a stick into the tank and waiting for it to stand up.',
      problemSolvingStory:
        'In my second season a buyer in Antwerp rejected 320 bags because of a potato-like smell that nobody in our cupping room had noticed, and since everyone blamed somebody else I asked to see the drying records, which did not exist, so I spent eleven days walking from one mill to the next with the rejected lot numbers in a notebook and found that all of the bad bags had passed through two mills which covered their beds with old fertiliser sheets when it rained. We bought 140 metres of new covers, and I made a one-page drying card that a person who cannot read can still fill in with marks. The smell did not come back.',
      fieldInterestOrigin:
        "My grandmother roasted coffee three times a day in Agaro and could tell, from the sound of the beans in the pan, which neighbour's tree they had come from, and I think I went into food science because I wanted to know what she was hearing. At Jimma I learned words for it, such as sucrose content and cell wall porosity, and it disappointed me a little that the words explained the roasting but not the two weeks of drying before it, which is where most of our loss takes place.",
      setbackLearning:
        'I once persuaded the union to buy a mechanical dryer for 1.4 million birr, because the figures from Brazil were so convincing, and I had forgotten that in Limmu the power is off on most afternoons, so that the first batch of two tonnes sat half dry for nine hours and turned sour. I told the board myself before the manager could, and since then I have not recommended any machine without first asking for one month of voltage readings at the place where it will stand.',
      campusInvolvement:
        'I would gladly run an Ethiopian coffee ceremony for the international students, and I would join a sensory panel if one takes students.',
      academicProjects:
        'For my final-year project I compared the shelf life of injera made with three levels of fenugreek flour (0, 2 and 4 %), and the 2% samples stayed free of mould for two days longer, although the tasters, who were mostly my dormitory, preferred the plain one.',
      researchExperience:
        'With Dr. Girma Lemessa I helped on a study of ochratoxin A in sun-dried coffee, for which I collected 96 samples from Gomma and Mana and did the extraction, while the HPLC runs were done in Addis Ababa.',
      awardsHonors:
        'University Gold Medal for the best female graduate of the college, 2021.\nTravel grant of the African Fine Coffees Association to Kigali, Feb 2023',
      shortTermGoals:
        'I want to come back to the union, or to the Coffee and Tea Authority in Jimma, and set up a small laboratory where drying trials can be done on the scale of a real mill rather than in a tray.',
      longTermGoals:
        'In ten years I would like to see a drying protocol for western Ethiopia which was written in western Ethiopia, and which a mill manager follows because it pays and not because a foreign buyer has sent an inspector.',
      universityInterest:
        'Wageningen lets a student combine food process modelling with a thesis in a producing country, and two of my seniors from Jimma did exactly that and came home with data that our own ministry now quotes. I also need the mathematics: I can say that a thick layer dries unevenly, and I can show it, but I cannot yet predict it.',
      futureContributions:
        'Most of my classmates will know the product from the factory gate onwards; I know it from the tree to the port of Djibouti, with all the lorries and arguments that lie in between.',
    },
    chosen: { hasWorkExperience: 'yes', writingTone: 'formal-warm', wordCount: '1200' },
  },
  valentina: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'Conservation biology (bats), Colombia; half sentences, half notes',
    course: 'MSc Conservation Biology',
    university: 'University of Cape Town',
    texts: {
      fullName: 'Valentina Ospina Quiceno',
      email: 'vale.ospina@example.com',
      nationality: 'Colombian',
      currentLocation: 'Manizales',
      currentUniversity: 'Universidad de Caldas',
      currentDegree: 'Biología (5 years)',
      fieldOfStudy: 'Zoology, bats',
      currentGPA: '4.3/5.0',
      graduationYear: '2023',
      academicRank: '6 of 41',
      significantCoursework:
        'Biostatistics (4.8), Mammalogy, Landscape Ecology. In Landscape Ecology I mapped 17 forest fragments around Chinchiná and learned that half of what the official map calls forest is shade coffee.',
      academicProjects:
        "Undergraduate thesis: nectar bats in coffee farms with and without shade trees.\n12 farms, 144 net nights, 1,206 captures, 23 species.\nMain result: farms that keep at least 20 guamo trees per hectare had almost as many species as the forest. I was surprised, my supervisor wasn't.",
      researchExperience:
        'Research assistant, bat collection of the natural history museum, 2022-23: catalogued 2,300 skins and skulls. Found 14 labelled with the wrong river. One year acoustic monitoring too (AudioMoth, Kaleidoscope), 9 stations.',
      publications:
        'Note on a range extension of Lonchophylla, regional mammal bulletin, 2024, 2nd of 4 authors',
      scholarshipsAwards:
        'Enrolment of honour (matrícula de honor), two semesters. Small grant from a bat NGO: USD 1,500, spent on nets and on gasoline.',
      toeflIeltsScore: 'TOEFL 98',
      currentPosition: 'Field biologist, environmental consultancy (wind farm surveys, La Guajira)',
      workExperience:
        "Since Jan 2024. Carcass searches under 28 turbines, dawn, with a dog called Panela. Acoustic nights. Reports for the environmental authority. I learned to write what was found and also what couldn't have been found, e.g. the scavengers take a small bat in 1.8 days on average, so a search each fortnight finds nearly nothing.",
      industryExperience:
        'Wind in La Guajira is growing quickly: 2 parks now, more than 15 planned. Baseline studies of 3 months, where one year would be the minimum. Nobody compares between parks because each report is confidential.',
      professionalAchievements:
        'Convinced the client to search every 3 days instead of 14 for one season. Found carcasses went from 5 to 61. Not a happy number but a true one.',
      skillsCompetencies:
        'R (lme4, unmarked), QGIS, mist nets, bat calls of the Caribbean dry forest, driving a truck in sand',
      targetUniversity: 'University of Cape Town',
      targetProgram: 'MSc Conservation Biology (coursework and dissertation)',
      applicationSemester: 'January 2027',
      whyThisUniversity:
        'The FitzPatrick Institute works on birds and wind turbines since more than ten years, and South Africa has guidelines with thresholds for bat fatalities. Colombia has none. I want to learn where such a threshold comes from, who argued for it and who against.',
      specificCourses:
        '- population modelling\n- conservation planning\n- the module with economics and policy (I have zero of that)',
      researchGroups:
        'Anyone working with turbine curtailment data. I could bring 18 months of calls + carcasses if the authority allows.',
      campusVisitExperience:
        'Video call with a current student, Naledi, in September. She said the class is 12 people and that I should learn to like wind.',
      whyThisField:
        'People fear bats in my town. My aunt killed them with a broom in the attic until I showed her one with a baby. She now calls me when one gets lost in the kitchen.',
      careerMotivation:
        "I can count the dead ones. I can't say whether 61 is many. For that one needs population models, and I don't have the mathematics or a teacher for it here.",
      specificInterestAreas:
        'How many deaths can a population of slow breeders (one pup a year) support? Does stopping the turbines below 5 m/s help in trade winds that almost never go below 5?',
      professionalGoals:
        'Advise the licensing authority (ANLA). Write the technical guideline for bats and wind.',
      postGraduationPlans: 'Back to Colombia, open database of carcass searches from all parks.',
      impactVision:
        'A Wayuu family near the park would see that somebody asked them first; an engineer would have a number to programme.',
      failureAndLearning:
        'Lost 3 weeks of recordings because I formatted the cards before checking the backup. Since then: two copies, two bags, two people.',
      collaborationExperience:
        'Wayuu guides, Remedios and her nephew. They knew which nights the bats come down to the cactus flowers (pitahaya) and I had a model that said something else. They were right, four nights of five. I put them in the acknowledgements, they asked rather for a contract with social security, which took me five months to get.',
      hobbiesInterests: 'climbing, drawing skulls',
      languageSkills: 'Spanish, English C1, a bit of Wayuunaiki',
      avoidMentioning: 'name of the consultancy and of the client',
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'academic',
      targetWordCount: '1000',
      emphasizeAspects: ['research', 'work-experience'],
    },
  },
  yusuf: {
    type: 'SOP',
    form: 'WIZARD',
    heldOut: false,
    about: 'Earthquake engineering, Türkiye; mostly notes and fragments',
    course: 'MSc Earthquake Engineering',
    university: 'IUSS Pavia (ROSE Centre)',
    texts: {
      fullName: 'Yusuf Emre Karadağ',
      email: 'yekaradag@example.com',
      nationality: 'Turkish',
      currentLocation: 'Gaziantep / Ankara',
      currentUniversity: 'Gaziantep Univ.',
      currentDegree: 'BSc Civil Eng.',
      fieldOfStudy: 'structures',
      currentGPA: '3.18/4',
      graduationYear: 'June 2022',
      significantCoursework:
        'RC Design I-II (AA, BA), Structural Dynamics (AA), Steel (CB). Intro to Earthquake Eng.: elective, 9 students.',
      academicProjects:
        'Graduation project - 5 storey RC school, TBDY 2018 vs 2007 code, SAP2000. Difference in base shear 27%. Short columns at ground floor: biggest problem',
      greScore: 'Q165 V148',
      toeflIeltsScore: 'IELTS 7.0 (S 6.5)',
      otherCertifications: 'building damage assessment training (Ministry), Feb. 2023, 2 days',
      currentPosition: 'structural engineer, retrofit office, 8 people',
      workExperience:
        '- 2022-23 site engineer, housing, Nizip\n- since Apr 2023 retrofit: schools, 1 hospital wing, 1 mosque (1978)\n- carbon fibre wrapping, jacketing, shear walls\n- core samples, rebound hammer, rebar scanning. ca. 70 buildings so far',
      industryExperience:
        'Drawings vs. reality: stirrups at 30 cm, drawn at 10. Smooth bars up to late 90s. Owners ask one question: demolish or not. No cheap middle answer. Approx 40% of our buildings: no drawings at all.',
      professionalAchievements:
        'Checklist for first visit, 2 pages, 45 min per building, now used by three other offices. Before: half a day.',
      skillsCompetencies:
        'SAP2000, ETABS, some OpenSees (self taught), Python for plotting. Reading old drawings.',
      targetUniversity: 'IUSS Pavia',
      targetProgram: 'MSc ROSE, Earthquake Engineering & Engineering Seismology',
      programSpecialization: 'assessment of existing buildings',
      applicationSemester: 'fall 2026',
      whyThisUniversity:
        'Shake table at EUCENTRE, full scale. Displacement-based assessment = came from there. Italian building stock similar to ours (smooth bars, infill walls, 60s-70s).',
      specificCourses: 'nonlinear analysis; seismic risk & loss; masonry',
      whyThisField:
        "6 February 2023, 04:17. Was in Nizip, 5th floor. Building stood. The one of my cousin in İslahiye didn't.",
      careerMotivation:
        "Retrofit by code table now. Don't know how much margin is left in what we approve. Want to know before signing the next 70.",
      specificInterestAreas:
        'infill walls: help or harm? / cheap partial retrofit - only ground floor, how far does it get you?',
      professionalGoals: 'retrofit design, later own office. Low-cost methods for 4-6 storey blocks',
      definingMoment:
        'Damage assessment, Nurdağı, 2nd week. Two blocks, same contractor, same year, same plan. One flat, one with cracked plaster. Difference: a shop owner downstairs in the fallen one had taken out a wall. I have a photo of both in one frame, still on my desk.',
      challengeOvercome:
        'School in Oğuzeli, 12 classrooms. Budget for 4 shear walls, code check needed 7. Moved two walls to the stair end to cut torsion -> 5 enough. Fifth paid by leaving out the new facade. Headmaster not happy about the colour.',
      failureAndLearning:
        'Missed a cold joint in a column in 2022, as site engineer. Saw it, was tired, it was Friday. Foreman covered it. Went back Monday, had it opened, 1 day lost + shouting. Now: photos before any pour, no exceptions.',
      volunteerWork:
        'weekends Mar-Jun 2023, free checks for families afraid to go back in. 130 flats or so. Mostly plaster.',
      languageSkills: 'Turkish, English, Arabic (home, spoken), Italian A1 started',
      additionalNotes:
        "GPA low in 2nd year: worked nights in uncle's bakery. Cousin: mention short, no drama.",
    },
    chosen: {
      hasWorkExperience: true,
      writingTone: 'professional',
      targetWordCount: '750',
      emphasizeAspects: ['work-experience', 'career-goals'],
    },
  },
} as const satisfies Record<string, Person>
